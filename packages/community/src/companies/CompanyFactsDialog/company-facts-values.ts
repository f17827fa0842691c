import type { Company, CompanyFactsDraft } from '@millrace/api-client';
import type { CertificateScheme, SiteKind, SizeBand } from '@millrace/domain';

/** Identifiers of a company, in the order of the form. */
export const COMPANY_IDENTIFIERS = ['lei', 'vat', 'duns', 'os_id'] as const;

/** A site as typed. */
export interface SiteValues {
  /** Stable row key. */
  row: number;
  kind: SiteKind;
  address: string;
  country: string;
  /** Latitude and longitude, separated by a comma. */
  coordinates: string;
}

/** A certificate as typed. */
export interface CertificateValues {
  /** Stable row key. */
  row: number;
  scheme: CertificateScheme;
  number: string;
  issuer: string;
  /** As YYYY-MM-DD. */
  validUntil: string;
  document: string;
}

/** Facts about a company as typed. */
export interface CompanyFactsValues {
  size: SizeBand | '';
  founded: string;
  languages: string;
  identifiers: Record<(typeof COMPANY_IDENTIFIERS)[number], string>;
  sites: readonly SiteValues[];
  certificates: readonly CertificateValues[];
}

/** Converts the facts of a company to form values. */
export function toCompanyFactsValues({ facts }: Pick<Company, 'facts'>): CompanyFactsValues {
  const { sites = [], certificates = [], languages = [], size, founded, lei, vat, duns, os_id } = facts ?? {};
  return {
    size: size ?? '',
    founded: founded ? String(founded) : '',
    languages: languages.join('; '),
    identifiers: { lei: lei ?? '', vat: vat ?? '', duns: duns ?? '', os_id: os_id ?? '' },
    sites: sites.map(({ kind, address, country_code: country, latitude, longitude }, row) => ({
      ...{ row, kind, address, country },
      coordinates: typeof latitude === 'number' ? `${latitude}, ${longitude}` : '',
    })),
    certificates: certificates.map(({ scheme, number, issuer, valid_until: validUntil, document }, row) => ({
      ...{ row, scheme, number: number ?? '', issuer: issuer ?? '' },
      ...{ validUntil: validUntil ?? '', document: document ?? '' },
    })),
  };
}

/** Converts form values to the request body. */
export function toCompanyFactsDraft(values: CompanyFactsValues): CompanyFactsDraft {
  const { size, founded, languages, identifiers, sites, certificates } = values;
  return {
    size: size || null,
    founded: founded.trim() === '' ? null : Number(founded),
    languages: languages
      .split(/[;,\s]+/)
      .filter((code) => code !== '')
      .map((code) => code.toLowerCase()),
    ...Object.fromEntries(Object.entries(identifiers).map(([name, text]) => [name, text.trim() || null])),
    sites: sites.map(({ kind, address, country, coordinates }) => {
      const [latitude, longitude] = coordinates.split(',').map((part) => part.trim());
      const degrees = (text = '') => (text === '' ? null : Number(text));
      return {
        ...{ kind, address: address.trim(), country_code: country.trim().toUpperCase() },
        ...{ latitude: degrees(latitude), longitude: degrees(longitude) },
      };
    }),
    certificates: certificates.map(({ scheme, number, issuer, validUntil, document }) => ({
      ...{ scheme, number: number.trim() || null, issuer: issuer.trim() || null },
      ...{ valid_until: validUntil || null, document: document.trim() || null },
    })),
  };
}
