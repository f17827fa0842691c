import { isEmail, isPasswordLongEnough } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';
import { isNewAddress, type ProfileField, type ProfileValues, type SavedAddresses } from './profile-values';

/** What is wrong, by field, as texts of the catalogue; empty when nothing is. */
export type ProfileProblems = Partial<Record<ProfileField, MessageKey>>;

const REQUIRED = {
  firstName: 'profile.firstNameMissing',
  lastName: 'profile.lastNameMissing',
  company: 'profile.companyMissing',
  country: 'profile.countryMissing',
} as const satisfies ProfileProblems;

/**
 * Validates a profile.
 *
 * @param hasPassword Whether there is one, which a new one asks for, and so does a new or added address.
 * @param saved The addresses as they are.
 * @see ACC-049, ACC-050, ACC-051, ACC-052, GAP-045
 */
export function checkProfile(
  values: ProfileValues,
  hasPassword: boolean,
  saved: SavedAddresses,
): ProfileProblems {
  const found: ProfileProblems = {};
  const { password, confirmPassword, currentPassword } = values;
  const primaryEmail = values.primaryEmail.trim();
  const secondaryEmail = values.secondaryEmail.trim();
  if (values.firstName.trim() === '') found.firstName = REQUIRED.firstName;
  if (values.lastName.trim() === '') found.lastName = REQUIRED.lastName;
  if (password !== '' || confirmPassword !== '') {
    if (!isPasswordLongEnough(password)) found.password = 'profile.passwordShort';
    if (password !== confirmPassword) found.confirmPassword = 'profile.passwordsDiffer';
  }
  if (primaryEmail !== '' && !isEmail(primaryEmail)) found.primaryEmail = 'profile.primaryInvalid';
  if (secondaryEmail !== '' && !isEmail(secondaryEmail)) found.secondaryEmail = 'profile.secondaryInvalid';
  const isMoving = (['primaryEmail', 'secondaryEmail'] as const).some(
    (name) => isEmail(values[name].trim()) && isNewAddress(values[name], saved[name]),
  );
  const asksForPassword = password !== '' || confirmPassword !== '' || isMoving;
  if (hasPassword && asksForPassword && currentPassword === '') {
    found.currentPassword = 'profile.currentMissing';
  }
  if (values.company.trim() === '') found.company = REQUIRED.company;
  if (values.country === '') found.country = REQUIRED.country;
  return found;
}

/** True if something is missing, rather than wrong. */
export function isAnyMissing(problems: ProfileProblems): boolean {
  return (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).some((field) => problems[field] !== undefined);
}
