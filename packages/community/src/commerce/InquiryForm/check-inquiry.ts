import { codePointLength, isEmail, PHONE_MAX_LENGTH, TEXT_LIMITS } from '@millrace/domain';
import type { MessageKey, MessageValues } from '@millrace/ui/messages';
import { INQUIRY_FIELDS, type InquiryField, type InquiryValues } from './inquiry-values';

/** Error of a field, as a message key. */
export interface InquiryProblem {
  key: MessageKey;
  values?: MessageValues;
}

const REQUIRED = {
  first_name: 'inquiryForm.firstNameMissing',
  email_id: 'inquiryForm.emailMissing',
  message: 'inquiryForm.messageMissing',
} as const satisfies Partial<Record<InquiryField, MessageKey>>;

/** Maximum length of a quantity and of its unit. */
const QUANTITY_MAX = 50;

const LIMITS: Partial<Record<InquiryField, number>> = {
  message: TEXT_LIMITS.emailBody,
  contact: PHONE_MAX_LENGTH,
  quantity: QUANTITY_MAX,
  unit: QUANTITY_MAX,
};

/** Validates an inquiry and returns the errors by field; empty if it is valid. @see INQ-003 */
export function checkInquiry(values: InquiryValues): Partial<Record<InquiryField, InquiryProblem>> {
  const found = INQUIRY_FIELDS.map((field) => [field, inquiryProblem(field, values[field].trim())] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function inquiryProblem(field: InquiryField, text: string): InquiryProblem | null {
  if (text === '') return field in REQUIRED ? { key: REQUIRED[field as keyof typeof REQUIRED] } : null;
  if (field === 'email_id') return isEmail(text) ? null : { key: 'inquiryForm.emailInvalid' };
  const limit = LIMITS[field] ?? TEXT_LIMITS.name;
  return codePointLength(text) > limit ? { key: 'inquiryForm.tooLong', values: { limit } } : null;
}
