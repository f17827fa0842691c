import type { components } from '@millrace/api-client';
import {
  type CompanyCertificate,
  type CompanyFacts,
  countryName,
  isSizeBand,
  readCertificateLine,
  readDuns,
  readLei,
  readOsId,
  readSiteLine,
  readVatId,
  sourceLink,
  writeCertificateLine,
  writeSiteLine,
} from '@millrace/domain';
import { InvalidFieldsError } from '../../../platform/errors';
import { type Sentence, sentence } from '../../../platform/messages/text';

type Schemas = components['schemas'];

const IDENTIFIERS = {
  lei: { read: readLei, problem: 'field.notLei' },
  vat: { read: readVatId, problem: 'field.notVat' },
  duns: { read: readDuns, problem: 'field.notDuns' },
  os_id: { read: readOsId, problem: 'field.notOsId' },
} as const;

type Identifier = keyof typeof IDENTIFIERS;

/** Fields of facts in the edit history, where lists are stored as lines. */
export const FACT_FIELDS = [
  'facts.sites',
  'facts.size',
  'facts.founded',
  'facts.languages',
  'facts.certificates',
  'facts.lei',
  'facts.vat',
  'facts.duns',
  'facts.os_id',
] as const;

/** A field of the facts in the edit history. */
export type FactField = (typeof FACT_FIELDS)[number];

/** Facts flattened for the edit history; null for none. */
export type FlatCompanyFacts = Record<FactField, string | null>;

/** True if a field is one of the facts. */
export const isFactField = (field: string): field is FactField => field.startsWith('facts.');

const join = (lines: readonly string[] = []): string | null => (lines.length > 0 ? lines.join('\n') : null);
const split = (text: string | null | undefined): string[] => (text ? text.split('\n') : []);

/** Flattens facts for the edit history. */
export const flattenFacts = (facts: CompanyFacts): FlatCompanyFacts => ({
  'facts.sites': join(facts.sites?.map(writeSiteLine)),
  'facts.size': facts.size ?? null,
  'facts.founded': facts.founded === undefined ? null : String(facts.founded),
  'facts.languages': join(facts.languages),
  'facts.certificates': join(facts.certificates?.map(writeCertificateLine)),
  'facts.lei': facts.lei ?? null,
  'facts.vat': facts.vat ?? null,
  'facts.duns': facts.duns ?? null,
  'facts.os_id': facts.osId ?? null,
});

/** Restores facts from the edit history. */
export function unflattenFacts(flat: FlatCompanyFacts): CompanyFacts {
  const sites = split(flat['facts.sites']).flatMap((line) => readSiteLine(line) ?? []);
  const certificates = split(flat['facts.certificates']).flatMap((line) => readCertificateLine(line) ?? []);
  const languages = split(flat['facts.languages']);
  const size = flat['facts.size'];
  return {
    ...(sites.length > 0 && { sites }),
    ...(isSizeBand(size) && { size }),
    ...(flat['facts.founded'] !== null && { founded: Number(flat['facts.founded']) }),
    ...(languages.length > 0 && { languages }),
    ...(certificates.length > 0 && { certificates }),
    ...(flat['facts.lei'] !== null && { lei: flat['facts.lei'] }),
    ...(flat['facts.vat'] !== null && { vat: flat['facts.vat'] }),
    ...(flat['facts.duns'] !== null && { duns: flat['facts.duns'] }),
    ...(flat['facts.os_id'] !== null && { osId: flat['facts.os_id'] }),
  };
}

/**
 * Parses and flattens sent facts; omitted ones are undefined.
 *
 * @throws {InvalidFieldsError} naming each invalid one.
 */
export function readCompanyFacts(sent: Schemas['CompanyFactsDraft'] = {}): Partial<FlatCompanyFacts> {
  const problems: Record<string, Sentence> = {};
  const facts: Partial<FlatCompanyFacts> = {};
  const { sites, size, founded, languages, certificates } = sent;
  if (sites !== undefined)
    facts['facts.sites'] = join(sites.map((site, at) => readSite(site, `facts.sites.${at}`, problems)));
  if (size !== undefined) facts['facts.size'] = size;
  if (founded !== undefined) facts['facts.founded'] = founded === null ? null : String(founded);
  if (languages !== undefined) {
    if (!languages.every(isLanguageCode)) problems['facts.languages'] = sentence('field.notLanguageCode');
    facts['facts.languages'] = join([...new Set(languages)]);
  }
  if (certificates !== undefined) {
    facts['facts.certificates'] = join(
      certificates.map((one, at) => readCertificate(one, `facts.certificates.${at}`, problems)),
    );
  }
  for (const name of Object.keys(IDENTIFIERS) as Identifier[]) {
    const typed = sent[name];
    if (typed === undefined) continue;
    const { read, problem } = IDENTIFIERS[name];
    const identifier = typed?.trim() ? read(typed) : null;
    if (typed?.trim() && identifier === null) problems[`facts.${name}`] = sentence(problem);
    facts[`facts.${name}`] = identifier;
  }
  if (Object.keys(problems).length > 0) throw new InvalidFieldsError(problems);
  return facts;
}

function readSite(
  { kind, address, country_code: country, latitude = null, longitude = null }: Schemas['CompanySite'],
  field: string,
  problems: Record<string, Sentence>,
): string {
  if (countryName(country) === null) problems[`${field}.country_code`] = sentence('field.notCountryCode');
  if ((latitude === null) !== (longitude === null)) {
    problems[`${field}.${latitude === null ? 'latitude' : 'longitude'}`] = sentence('field.halfCoordinates');
  }
  return writeSiteLine({ kind, address, country, latitude, longitude });
}

function readCertificate(
  { scheme, number, issuer, valid_until, document }: Schemas['CompanyCertificate'],
  field: string,
  problems: Record<string, Sentence>,
): string {
  const link = document?.trim() ? sourceLink(document) : null;
  if (document?.trim() && link === null) problems[`${field}.document`] = sentence('field.notDocumentLink');
  return writeCertificateLine({
    scheme,
    number: number ?? null,
    issuer: issuer ?? null,
    validUntil: valid_until ?? null,
    // The line format uses it as a separator.
    document: link?.replaceAll('|', '%7C') ?? null,
  });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguageCode = (code: string): boolean => languageNames.of(code) !== undefined;

/** Returns facts for the API. */
export const companyFactsView = (facts: CompanyFacts): Schemas['CompanyFacts'] => ({
  sites: (facts.sites ?? []).map(({ kind, address, country, latitude, longitude }) => ({
    kind,
    address,
    country_code: country,
    latitude,
    longitude,
  })),
  size: facts.size ?? null,
  founded: facts.founded ?? null,
  languages: [...(facts.languages ?? [])],
  certificates: (facts.certificates ?? []).map(certificateView),
  lei: facts.lei ?? null,
  vat: facts.vat ?? null,
  duns: facts.duns ?? null,
  os_id: facts.osId ?? null,
});

const certificateView = ({
  scheme,
  number,
  issuer,
  validUntil,
  document,
}: CompanyCertificate): Schemas['CompanyCertificate'] => ({
  scheme,
  number,
  issuer,
  valid_until: validUntil,
  document,
});
