import type { Company as ApiCompany } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** What the head of a company's page shows. */
export interface CompanyDetails {
  name: string;
  sector?: Sector | null | undefined;
  /** English name of the country; null where it is not known. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `SE`. */
  countryCode?: string | null | undefined;
  /** Address of its logo. Default: a drawing by name and sector. */
  logo?: string | null | undefined;
  /** Address of the picture above. Default: a drawing by name and sector. */
  cover?: string | null | undefined;
  /** Address of its site; one that is no web address is not shown. */
  website?: string | null | undefined;
  /** Postal address, in lines. */
  address?: string | null | undefined;
  description?: string | undefined;
  /** How many members follow it. Default: that is not told. */
  followers?: number | undefined;
  /** True if it has people of whom it is known that they work there. Default `false`. */
  verified?: boolean | undefined;
}

/** Maps a company of the API to what the head of its page shows. */
export const toCompanyDetails = (company: ApiCompany): CompanyDetails => ({
  name: company.name,
  sector: company.sector,
  country: company.country,
  countryCode: company.country_code,
  logo: company.logo,
  cover: company.cover,
  website: company.url,
  address: company.address,
  description: company.description,
  followers: company.followers,
  verified: company.verified,
});
