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

/** Converts a company to form values. */
export const toCompanyValues = ({ name, country, url, address, description }: Company): CompanyValues => ({
  name,
  country: country ?? '',
  url: url ?? '',
  address: address ?? '',
  description,
});
