import type { Registration } from '@millrace/api-client';
import { isEmail, isPasswordLongEnough } from '@millrace/domain';

/** Required fields, in the order of the form. @see ACC-019 */
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

/** Values of the form. */
export type RegistrationValues = Record<RequiredField | 'companyId', string>;

/** Validation rules, in the order in which the warning names the first violation. */
const RULES = ['signUp.missing', 'signUp.different', 'signUp.short', 'signUp.invalidEmail'] as const;

/** A violated rule, as a message key. */
export type RegistrationRule = (typeof RULES)[number];

/** Violated rule of each invalid field. */
export type RegistrationProblems = Partial<Record<RequiredField, RegistrationRule>>;

/** True if a field counts as empty: white space fills only a password. */
export function isMissing(field: RequiredField, value: string): boolean {
  return field === 'password' || field === 'confirmPassword' ? value === '' : value.trim() === '';
}

/** Validates a registration and returns all errors; empty if it is valid. @see ACC-019, ACC-021, ACC-022, ACC-023 */
export function checkRegistration(values: RegistrationValues): RegistrationProblems {
  const { email, password, confirmPassword } = values;
  const found: RegistrationProblems = {};
  if (!isEmail(email)) found.email = 'signUp.invalidEmail';
  if (password !== confirmPassword) {
    found.password = 'signUp.different';
    found.confirmPassword = 'signUp.different';
  }
  if (!isPasswordLongEnough(password)) found.password = 'signUp.short';
  for (const field of REQUIRED_FIELDS) if (isMissing(field, values[field])) found[field] = 'signUp.missing';
  return found;
}

/** Returns the first violated rule for the warning; null if there is none. */
export function firstBroken(problems: RegistrationProblems): RegistrationRule | null {
  const broken = Object.values(problems);
  return RULES.find((rule) => broken.includes(rule)) ?? null;
}

/** Converts form values to the request body; trims everything except passwords. */
export function toRegistration(values: RegistrationValues): Registration {
  const { password, confirmPassword, companyId, ...texts } = values;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  return { ...(trimmed as typeof texts), ...(companyId && { companyId }), password, confirmPassword };
}

/** Reads the values of a form; a missing field is empty. */
export function readRegistration(form: FormData): RegistrationValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = [...REQUIRED_FIELDS, 'companyId'] as const;
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as RegistrationValues;
}
