import type { Me, MeUpdate } from '@millrace/api-client';

/** What the form of one's own profile holds. @see ACC-048 */
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

/** Lists the parts of the form in their order. @see ACC-047 */
export const PROFILE_SECTIONS = ['photo', 'basics', 'security', 'contact', 'company'] as const;
export type ProfileSectionName = (typeof PROFILE_SECTIONS)[number];

const SECTION_FIELDS: Readonly<Record<ProfileSectionName, readonly (keyof ProfileValues)[]>> = {
  photo: [],
  basics: ['firstName', 'lastName', 'designation', 'desc'],
  security: ['currentPassword', 'password', 'confirmPassword'],
  // Another address asks for the current password, which stands here where the section of passwords does not.
  contact: ['primaryEmail', 'secondaryEmail', 'preferredEmail', 'phone', 'currentPassword'],
  company: ['company', 'companyId', 'country'],
};

/** Returns the fields that some sections show. */
export const sectionFields = (sections: readonly ProfileSectionName[]): ReadonlySet<keyof ProfileValues> =>
  new Set(sections.flatMap((section) => SECTION_FIELDS[section]));

/** The fields that hold text. */
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

/** True if anything was changed by hand. */
export function isChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return profileFields(values).some((field) => values[field] !== saved[field]);
}

/** Rebases typed values onto newly saved ones: fields that were not touched take the saved value. */
export function rebaseValues(
  values: ProfileValues,
  before: ProfileValues,
  now: ProfileValues,
): ProfileValues {
  const touched = profileFields(values).filter((field) => values[field] !== before[field]);
  return { ...now, ...Object.fromEntries(touched.map((field) => [field, values[field]])) };
}

/**
 * Converts form values to a partial update: addresses only where they were changed, as a new one asks for a link, and a
 * password only where one was typed. The picture has a call of its own. @see API-017, ACC-053, GAP-045
 *
 * @param sections What the form shows; nothing else is sent. Default: all.
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

/** True if another address is asked for. @param saved The address as it is. */
export function isNewAddress(typed: string, saved: string): boolean {
  return typed.trim() !== '' && typed.trim() !== saved;
}

/** One's addresses as they are. */
export type SavedAddresses = Pick<ProfileValues, 'primaryEmail' | 'secondaryEmail'>;

const profileFields = (values: ProfileValues) => Object.keys(values) as (keyof ProfileValues)[];
