/** Uses of a place of a company. */
export const SITE_KINDS = ['headquarters', 'plant', 'warehouse', 'office', 'laboratory'] as const;

/** A use of a place of a company. */
export type SiteKind = (typeof SITE_KINDS)[number];

/** Numbers of people who work for a company; the first three are the EU's definition of small and medium. */
export const SIZE_BANDS = ['1-9', '10-49', '50-249', '250-999', '1000-4999', '5000+'] as const;

/** A number of people who work for a company. */
export type SizeBand = (typeof SIZE_BANDS)[number];

/** Standards and laws by which a company shows how it works. */
export const CERTIFICATE_SCHEMES = [
  'iso-9001',
  'iso-14001',
  'iso-45001',
  'iso-50001',
  'iso-13485',
  'iso-17025',
  'iso-27001',
  'iatf-16949',
  'as9100',
  'reach',
  'rohs',
  'conflict-minerals',
] as const;

/** A standard or a law by which a company shows how it works. */
export type CertificateScheme = (typeof CERTIFICATE_SCHEMES)[number];

/** Names of schemes; they are the same in all languages but for the words in a statement's name. */
export const CERTIFICATE_NAMES: Readonly<Record<CertificateScheme, string>> = {
  'iso-9001': 'ISO 9001',
  'iso-14001': 'ISO 14001',
  'iso-45001': 'ISO 45001',
  'iso-50001': 'ISO 50001',
  'iso-13485': 'ISO 13485',
  'iso-17025': 'ISO/IEC 17025',
  'iso-27001': 'ISO/IEC 27001',
  'iatf-16949': 'IATF 16949',
  as9100: 'AS9100',
  reach: 'REACH',
  rohs: 'RoHS',
  'conflict-minerals': 'CMRT',
};

/** A place of a company. */
export interface CompanySite {
  kind: SiteKind;
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Degrees north; null with `longitude`. */
  latitude: number | null;
  /** Degrees east. */
  longitude: number | null;
}

/** A certificate or a statement that a company has. */
export interface CompanyCertificate {
  scheme: CertificateScheme;
  number: string | null;
  /** The body that certified it; of a statement the company itself. */
  issuer: string | null;
  /** The last day, as YYYY-MM-DD; null is without end. */
  validUntil: string | null;
  /** Address at which it can be read. */
  document: string | null;
}

/** Holds what is known of a company beside its name. A part that is left out is not known. */
export interface CompanyFacts {
  sites?: readonly CompanySite[];
  size?: SizeBand;
  /** The year. */
  founded?: number;
  /** ISO 639-1, in which it answers. */
  languages?: readonly string[];
  certificates?: readonly CompanyCertificate[];
  lei?: string;
  vat?: string;
  duns?: string;
  osId?: string;
}

/** Tells whether a certificate still holds on a day, as YYYY-MM-DD. */
export const isCertificateValid = ({ validUntil }: { validUntil: string | null }, day: string): boolean =>
  validUntil === null || validUntil >= day;

const memberTest =
  <T extends string>(list: readonly T[]) =>
  (value: unknown): value is T =>
    list.includes(value as T);

const isSiteKind = memberTest(SITE_KINDS);
const isCertificateScheme = memberTest(CERTIFICATE_SCHEMES);

/** Tells whether a text is a number of people that a company may have. */
export const isSizeBand = memberTest(SIZE_BANDS);

/** Separates the parts of a line, none of which contains it. */
const SEPARATOR = ' | ';

const joinParts = (parts: readonly (string | null)[]): string =>
  parts
    .map((part) => (part ?? '').replace(/[|\s]+/g, ' ').trim())
    .join(SEPARATOR)
    .replace(/[\s|]+$/, '');

const splitParts = (line: string): string[] => line.split('|').map((part) => part.trim());

/** Writes a site on one line, as the company's history keeps it. @example 'plant | Bruksgatan 14 | SE | 57.65, 14.69' */
export const writeSiteLine = ({ kind, address, country, latitude, longitude }: CompanySite): string =>
  joinParts([kind, address, country, latitude === null ? null : `${latitude}, ${longitude}`]);

/** Reads a site from a line; null for what is none. */
export function readSiteLine(line: string): CompanySite | null {
  const [kind, address = '', country = '', place = ''] = splitParts(line);
  if (!isSiteKind(kind) || address === '') return null;
  const [latitude, longitude] = place === '' ? [] : place.split(',').map(Number);
  return { kind, address, country, latitude: latitude ?? null, longitude: longitude ?? null };
}

/** Writes a certificate on one line, as the company's history keeps it. @example 'iso-9001 | 12 100 4 | TÜV | 2027-05-31' */
export const writeCertificateLine = (one: CompanyCertificate): string =>
  joinParts([one.scheme, one.number, one.issuer, one.validUntil, one.document]);

/** Reads a certificate from a line; null for what is none. */
export function readCertificateLine(line: string): CompanyCertificate | null {
  const [scheme, number, issuer, validUntil, document] = splitParts(line);
  if (!isCertificateScheme(scheme)) return null;
  return {
    scheme,
    number: number || null,
    issuer: issuer || null,
    validUntil: validUntil || null,
    document: document || null,
  };
}
