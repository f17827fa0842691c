import type { components } from '@millrace/api-client';
import { findCountry, isEmail, normalizeEmail } from '@millrace/domain';
import { refuse } from '../../../platform/http/refuse';
import { type Sentence, sentence } from '../../../platform/messages/text';
import type { CompanyChoice, PasswordDraft, ProfileChange } from './profile-change';

type MeUpdate = components['schemas']['MeUpdate'];
type ProfileDraft = components['schemas']['ProfileDraft'];

/** Parses the forms of `/profile` and the settings. @throws {InvalidFieldsError} naming each invalid field. */
export function readMeUpdate(form: MeUpdate): ProfileChange {
  const country = findCountry(form.country);
  refuse({
    country: form.country === undefined || country ? undefined : sentence('field.country'),
    primaryEmail: emailProblem(form.primaryEmail, sentence('field.primaryEmail')),
    secondaryEmail: emailProblem(form.secondaryEmail?.trim() || undefined, sentence('field.secondaryEmail')),
    confirmPassword: confirmationProblem(form),
  });
  return {
    firstName: form.firstName?.trim(),
    lastName: form.lastName?.trim(),
    designation: clearable(form.designation),
    description: clearable(form.desc),
    phone: clearable(form.phone),
    country: country?.code,
    company: companyOf(form.companyId, form.company),
    primaryEmail: form.primaryEmail === undefined ? undefined : normalizeEmail(form.primaryEmail),
    secondaryEmail: secondEmailOf(form.secondaryEmail),
    preferredEmail: form.preferredEmail,
    password: passwordOf(form.password, form.currentPassword),
    currentPassword: form.currentPassword,
    companyIdField: 'companyId',
  };
}

/** Parses a step of the wizard. @throws {InvalidFieldsError} naming each invalid field. */
export function readProfileDraft(form: ProfileDraft): ProfileChange {
  // Steps send all their fields; an empty email or country counts as omitted.
  const email = form.email?.trim() || undefined;
  const typedCountry = form.country?.trim() || undefined;
  const country = findCountry(typedCountry);
  refuse({
    firstName: form.firstName?.trim() === '' ? sentence('field.firstName') : undefined,
    lastName: form.lastName?.trim() === '' ? sentence('field.lastName') : undefined,
    country: typedCountry === undefined || country ? undefined : sentence('field.country'),
    email: emailProblem(email, sentence('field.email')),
    secondaryEmail: emailProblem(form.secondaryEmail?.trim() || undefined, sentence('field.email')),
    ...linkProblems(form),
  });
  return {
    firstName: form.firstName?.trim(),
    lastName: form.lastName?.trim(),
    designation: clearable(form.designation),
    description: clearable(form.desc),
    phone: clearable(form.phone),
    country: country?.code,
    company: wizardCompanyOf(form),
    companyDescription: {
      url: clearable(form.website),
      address: clearable(form.address),
      description: clearable(form.description),
      type: form.company_type,
      country: country?.code,
    },
    primaryEmail: email === undefined ? undefined : normalizeEmail(email),
    secondaryEmail: secondEmailOf(form.secondaryEmail),
    preferredEmail: form.preferredEmail,
    password: passwordOf(form.password, null),
    currentPassword: null,
    companyIdField: 'company_id',
  };
}

const clearable = (typed: string | undefined): string | null | undefined =>
  typed === undefined ? undefined : typed.trim() || null;

const emailProblem = (typed: string | undefined, problem: Sentence): Sentence | undefined =>
  typed === undefined || isEmail(typed) ? undefined : problem;

const secondEmailOf = (typed: string | undefined): string | null | undefined =>
  typed === undefined ? undefined : normalizeEmail(typed) || null;

const passwordOf = (
  password: string | undefined,
  current: PasswordDraft['current'],
): PasswordDraft | undefined => (password === undefined ? undefined : { password, current });

const confirmationProblem = ({ password, confirmPassword }: MeUpdate): Sentence | undefined =>
  password !== undefined && confirmPassword !== undefined && confirmPassword !== password
    ? sentence('field.passwordsDiffer')
    : undefined;

function companyOf(id: string | null | undefined, typed: string | undefined): CompanyChoice | undefined {
  if (id) return { kind: 'link', companyId: id };
  if (typed === undefined) return undefined;
  return id === undefined ? { kind: 'name', typed } : { kind: 'none', typed };
}

function linkProblems({ company_updated: updated, company_id: id }: ProfileDraft) {
  return {
    company_id: updated === 1 && (id === '' || id === null) ? sentence('field.companyNotChosen') : undefined,
    company_updated: updated === -1 && id ? sentence('field.companyNotWanted') : undefined,
  };
}

/** @see ACC-043 */
function wizardCompanyOf({
  company_updated: updated,
  company_id: id,
  company: typed,
}: ProfileDraft): CompanyChoice | undefined {
  if (id) return { kind: 'link', companyId: id };
  if (updated === 1) return { kind: 'list' };
  if (updated === -1 || id !== undefined) return { kind: 'none', typed };
  return typed === undefined ? undefined : { kind: 'name', typed };
}
