import type { Company as ApiCompany } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';

/** View model of the company header. */
export interface CompanyDetails {
  name: string;
  sector?: Sector | null | undefined;
  /** English name of the country; null if unknown. */
  country?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as `SE`. */
  countryCode?: string | null | undefined;
  /** URL of its logo. Default: a drawing by name and sector. */
  logo?: string | null | undefined;
  /** URL of its cover. Default: a drawing by name and sector. */
  cover?: string | null | undefined;
  /** URL of its website; not shown if it is no web address. */
  website?: string | null | undefined;
  /** Postal address, in lines. */
  address?: string | null | undefined;
  description?: string | undefined;
  /** Number of followers. Default: not shown. */
  followers?: number | undefined;
  /** True if it has verified employees. Default `false`. */
  verified?: boolean | undefined;
}

/** Maps a company of the API to the view model of its header. */
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
