import type { Registration } from '@millrace/api-client';
import { isEmail, isPasswordLongEnough } from '@millrace/domain';

/** Fields that must be filled, in the order of the form. @see ACC-019 */
export const REQUIRED_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'country',
  'designation',
  'password',
  'confirmPassword',
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** What is typed in the form. */
export type RegistrationValues = Record<RequiredField | 'companyId', string>;

/** The first rule that is broken, as a text of the catalogue, and the fields that break it. */
export interface RegistrationProblem {
  key: 'signUp.missing' | 'signUp.different' | 'signUp.short' | 'signUp.invalidEmail';
  fields: readonly RequiredField[];
}

/** Whether a field counts as empty: space alone fills none but a password. */
export function isMissing(field: RequiredField, value: string): boolean {
  return field === 'password' || field === 'confirmPassword' ? value === '' : value.trim() === '';
}

/** What keeps a registration from being sent. @see ACC-019, ACC-021, ACC-022, ACC-023 */
export function checkRegistration(values: RegistrationValues): RegistrationProblem | null {
  const missing = REQUIRED_FIELDS.filter((field) => isMissing(field, values[field]));
  if (missing.length > 0) return { key: 'signUp.missing', fields: missing };
  if (values.password !== values.confirmPassword)
    return { key: 'signUp.different', fields: ['password', 'confirmPassword'] };
  if (!isPasswordLongEnough(values.password)) return { key: 'signUp.short', fields: ['password'] };
  if (!isEmail(values.email)) return { key: 'signUp.invalidEmail', fields: ['email'] };
  return null;
}

/** What is sent: everything without the space around it but the passwords. */
export function toRegistration(values: RegistrationValues): Registration {
  const { password, confirmPassword, companyId, ...texts } = values;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return { ...(trimmed as typeof texts), ...(companyId && { companyId }), password, confirmPassword };
}

/** Reads what a form holds; a field that is not there is empty. */
export function readRegistration(form: FormData): RegistrationValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = [...REQUIRED_FIELDS, 'companyId'] as const;
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as RegistrationValues;
}
