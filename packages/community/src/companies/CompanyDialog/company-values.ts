import type { Company } from '@millrace/api-client';

/** Form values of a company. */
export interface CompanyValues {
  name: string;
  /** English name; empty if not selected yet. */
  country: string;
  url: string;
  address: string;
  description: string;
}

export const COMPANY_FIELDS = ['name', 'country', 'url', 'address', 'description'] as const;

/** Initial values of a new company. */
export const NO_COMPANY: CompanyValues = { name: '', country: '', url: '', address: '', description: '' };

/** Converts a company to form values. */
export const toCompanyValues = ({ name, country, url, address, description }: Company): CompanyValues => ({
  name,
  country: country ?? '',
  url: url ?? '',
  address: address ?? '',
  description,
});
