import type { Me, MeUpdate } from '@millrace/api-client';

/** Values of the profile form. @see ACC-048 */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  designation: string;
  desc: string;
  currentPassword: string;
  password: string;
  confirmPassword: string;
  primaryEmail: string;
  secondaryEmail: string;
  /** 1 is the first e-mail and 2 the second. @see ACC-056 */
  preferredEmail: 1 | 2;
  phone: string;
  company: string;
  /** Empty while the name is only typed. */
  companyId: string;
  country: string;
}

/** Sections of the form in their order. @see ACC-047 */
export const PROFILE_SECTIONS = ['photo', 'basics', 'security', 'contact', 'company'] as const;
export type ProfileSectionName = (typeof PROFILE_SECTIONS)[number];

const SECTION_FIELDS: Readonly<Record<ProfileSectionName, readonly (keyof ProfileValues)[]>> = {
  photo: [],
  basics: ['firstName', 'lastName', 'designation', 'desc'],
  security: ['currentPassword', 'password', 'confirmPassword'],
  // A new address requires the current password, which is shown here if the password section is not.
  contact: ['primaryEmail', 'secondaryEmail', 'preferredEmail', 'phone', 'currentPassword'],
  company: ['company', 'companyId', 'country'],
};

/** Returns the fields of the given sections. */
export const sectionFields = (sections: readonly ProfileSectionName[]): ReadonlySet<keyof ProfileValues> =>
  new Set(sections.flatMap((section) => SECTION_FIELDS[section]));

/** Text fields. */
export type ProfileField = Exclude<keyof ProfileValues, 'preferredEmail'>;

/** Converts the saved profile to form values; passwords are empty. */
export function profileValues(me: Me): ProfileValues {
  return {
    firstName: me.firstName,
    lastName: me.lastName,
    designation: me.designation ?? '',
    desc: me.desc ?? '',
    currentPassword: '',
    password: '',
    confirmPassword: '',
    primaryEmail: me.email,
    secondaryEmail: me.secondaryEmail ?? '',
    preferredEmail: me.preferredEmail,
    phone: me.phone ?? '',
    company: me.company ?? '',
    companyId: me.company_id ?? '',
    country: me.country ?? '',
  };
}

/** True if any value was edited. */
export function isChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return profileFields(values).some((field) => values[field] !== saved[field]);
}

/** Rebases typed values onto newly saved ones: untouched fields take the saved value. */
export function rebaseValues(
  values: ProfileValues,
  before: ProfileValues,
  now: ProfileValues,
): ProfileValues {
  const touched = profileFields(values).filter((field) => values[field] !== before[field]);
  return { ...now, ...Object.fromEntries(touched.map((field) => [field, values[field]])) };
}

/**
 * Converts form values to a partial update: addresses only if changed, as a new one triggers a link, and a password
 * only if typed. The picture has an endpoint of its own. @see API-017, ACC-053, GAP-045
 *
 * @param sections Sections that the form shows; others are not sent. Default: all.
 */
export function profileUpdate(
  values: ProfileValues,
  saved: ProfileValues,
  sections: readonly ProfileSectionName[] = PROFILE_SECTIONS,
): MeUpdate {
  const shown = sectionFields(sections);
  return Object.fromEntries(
    Object.entries(wholeUpdate(values, saved)).filter(([field]) => shown.has(field as keyof ProfileValues)),
  );
}

function wholeUpdate(values: ProfileValues, saved: ProfileValues): MeUpdate {
  const primaryEmail = values.primaryEmail.trim();
  const secondaryEmail = values.secondaryEmail.trim();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    designation: values.designation.trim(),
    desc: values.desc.trim(),
    phone: values.phone.trim(),
    company: values.company.trim(),
    companyId: values.companyId,
    country: values.country,
    ...(isNewAddress(values.primaryEmail, saved.primaryEmail) && { primaryEmail }),
    ...(secondaryEmail !== saved.secondaryEmail && { secondaryEmail }),
    ...(values.preferredEmail !== saved.preferredEmail && { preferredEmail: values.preferredEmail }),
    ...(values.password !== '' && {
      password: values.password,
      confirmPassword: values.confirmPassword,
    }),
    ...(values.currentPassword !== '' && { currentPassword: values.currentPassword }),
  };
}

/** True if the typed address is new. @param saved The saved address. */
export function isNewAddress(typed: string, saved: string): boolean {
  return typed.trim() !== '' && typed.trim() !== saved;
}

/** The saved addresses. */
export type SavedAddresses = Pick<ProfileValues, 'primaryEmail' | 'secondaryEmail'>;

const profileFields = (values: ProfileValues) => Object.keys(values) as (keyof ProfileValues)[];
