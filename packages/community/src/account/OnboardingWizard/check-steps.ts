import { isPasswordLongEnough } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';
import type { CompanyValues, PersonalValues } from './wizard-values';

/** Validation errors by field, as message keys; empty if valid. */
export type Problems<Field extends string> = Partial<Record<Field, MessageKey>>;

interface WhoFillsIt {
  /** For members who have not completed the wizard and have no password. @see ACC-038 */
  needsPassword: boolean;
}

/** Validates step 1. @see ACC-036 to ACC-039 */
export function checkPersonal(
  values: PersonalValues,
  { needsPassword }: WhoFillsIt,
): Problems<keyof PersonalValues> {
  const found: Problems<keyof PersonalValues> = {};
  if (isBlank(values.firstName)) found.firstName = 'onboarding.firstNameMissing';
  if (isBlank(values.lastName)) found.lastName = 'onboarding.lastNameMissing';
  if (needsPassword) {
    if (values.password === '') found.password = 'onboarding.passwordMissing';
    else if (!isPasswordLongEnough(values.password)) found.password = 'onboarding.passwordHint';
    if (values.password !== values.confirmPassword) found.confirmPassword = 'onboarding.passwordsDiffer';
  }
  return found;
}

/** Validates a company before it is saved or created. @see ACC-040, ACC-041 */
export function checkCompany({ company, country }: Pick<CompanyValues, 'company' | 'country'>) {
  const found: Problems<'company' | 'country'> = {};
  if (isBlank(company)) found.company = 'onboarding.companyNameMissing';
  if (isBlank(country)) found.country = 'onboarding.countryMissing';
  return found;
}

const isBlank = (text: string) => text.trim() === '';
