import type { Company } from '@millrace/api-client';

/** What the form of a company holds. */
export interface CompanyValues {
  name: string;
  /** English name; empty is none yet. */
  country: string;
  url: string;
  address: string;
  description: string;
}

export const COMPANY_FIELDS = ['name', 'country', 'url', 'address', 'description'] as const;

/** A company that is still to be described. */
export const NO_COMPANY: CompanyValues = { name: '', country: '', url: '', address: '', description: '' };

/** What stands there now, as the form holds it. */
export const valuesOf = ({ name, country, url, address, description }: Company): CompanyValues => ({
  name,
  country: country ?? '',
  url: url ?? '',
  address: address ?? '',
  description,
});

/**
 * What somebody else has changed meanwhile, and not as one has typed it.
 *
 * @param before What one began with.
 * @param now What stands there by now.
 * @param typed What one would save.
 */
export function changedByOthers(
  before: CompanyValues,
  now: CompanyValues,
  typed: CompanyValues,
): Partial<CompanyValues> {
  const changed = COMPANY_FIELDS.filter(
    (field) => now[field] !== before[field] && now[field] !== typed[field],
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/**
 * What one has typed upon what stands there by now: a field that one has not touched takes what the other has written.
 */
export function rebased(before: CompanyValues, now: CompanyValues, typed: CompanyValues): CompanyValues {
  const mine = COMPANY_FIELDS.filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
}
