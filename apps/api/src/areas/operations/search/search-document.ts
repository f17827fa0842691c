import {
  CERTIFICATE_NAMES,
  type CompanyFacts,
  isCertificateValid,
  type Language,
  type ProductIdentifiers,
  type ProductKind,
  type ProductProperty,
  type Sector,
} from '@millrace/domain';
import type { SearchedKind } from '../../../platform/db/schema';
import { regionOf } from './words/places';
import { SearchLexemes } from './words/search-lexemes';

/** A search document, as columns of `search_documents`. */
export interface SearchDocument {
  kind: SearchedKind;
  id: string;
  name_key: string;
  words: string;
  filters: readonly string[];
  countries: readonly (readonly [string, number])[];
  followers: number;
  links: number;
  posts: number;
  added_at: string;
  /** Words of its names, for corrections; not a column. */
  nameWords: ReadonlySet<string>;
}

/** Source of a document, whatever its kind. */
interface Source {
  id: string;
  name: string;
  nameKey: string;
  text: string | null;
  addedAt: string;
}

/** A product as a source of its document. */
export interface ProductSource extends Source {
  sector: Sector | null;
  kind: ProductKind | null;
  synonyms: Partial<Record<Language, readonly string[]>>;
  identifiers: Partial<ProductIdentifiers>;
  properties: readonly ProductProperty[];
  countries: readonly (readonly [string, number])[];
  followers: number;
  suppliers: number;
  posts: number;
}

/** A company as a source of its document. */
export interface CompanySource extends Source {
  country: string | null;
  type: string | null;
  sectors: readonly Sector[];
  premium: boolean;
  isVerified: boolean;
  facts: CompanyFacts;
  supplied: readonly string[];
  followers: number;
  products: number;
}

/** An event as a source of its document. */
export interface EventSource extends Source {
  place: string;
  country: string | null;
  sectors: readonly Sector[];
  linked: readonly string[];
}

/** A post as a source of its document. */
export interface PostSource extends Source {
  linked: readonly string[];
}

const placeFilters = (countries: Iterable<string>): string[] => {
  const codes = [...new Set(countries)];
  const regions = new Set(codes.flatMap((code) => regionOf(code) ?? []));
  return [...codes.map((code) => `country=${code}`), ...Array.from(regions, (region) => `region=${region}`)];
};

function documentOf(
  kind: SearchedKind,
  source: Source,
  lexemes: SearchLexemes,
  filters: readonly string[],
  counts: Partial<Pick<SearchDocument, 'countries' | 'followers' | 'links' | 'posts'>> = {},
): SearchDocument {
  if (source.text) lexemes.addText(source.text, 'D');
  for (const filter of filters) lexemes.addFilter(filter);
  return {
    kind,
    id: source.id,
    name_key: source.nameKey,
    words: lexemes.toString(),
    filters,
    countries: [],
    followers: 0,
    links: 0,
    posts: 0,
    added_at: source.addedAt,
    ...counts,
    nameWords: lexemes.nameWords,
  };
}

/** Returns the filter value for a number of suppliers. */
const supplyOf = (suppliers: number): string =>
  suppliers === 0 ? 'none' : suppliers === 1 ? 'one' : 'several';

/** Formats a property: its English name from the list, or the name given by a member. */
const propertyWords = ({ name, text }: ProductProperty): string =>
  `${name.replace(/([a-z\d])([A-Z])/g, '$1 $2')} ${text ?? ''}`;

/** Creates the document of a product. */
export function productDocument(source: ProductSource): SearchDocument {
  const lexemes = new SearchLexemes();
  lexemes.addName(source.name, 'A');
  for (const names of Object.values(source.synonyms))
    for (const name of names ?? []) lexemes.addName(name, 'B');
  const { formula, ...lists } = source.identifiers;
  for (const one of [...Object.values(lists).flat(), ...(formula ? [formula] : [])]) {
    lexemes.addIdentifier(one);
  }
  for (const one of source.properties) lexemes.addText(propertyWords(one), 'D');
  const filters = [
    ...(source.sector === null ? [] : [`sector=${source.sector}`]),
    ...(source.kind === null ? [] : [`kind=${source.kind}`]),
    `supply=${supplyOf(source.suppliers)}`,
    ...placeFilters(source.countries.map(([country]) => country)),
  ];
  return documentOf('product', source, lexemes, filters, {
    countries: source.countries,
    followers: source.followers,
    links: source.suppliers,
    posts: source.posts,
  });
}

/** Creates the document of a company, which also contains its products. */
export function companyDocument(source: CompanySource): SearchDocument {
  const lexemes = new SearchLexemes();
  lexemes.addName(source.name, 'A');
  const { lei, vat, duns, osId, certificates = [] } = source.facts;
  for (const one of [lei, vat, duns, osId]) if (one !== undefined) lexemes.addIdentifier(one);
  const today = new Date().toISOString().slice(0, 10);
  const held = certificates.filter((one) => isCertificateValid(one, today));
  const schemes = [...new Set(held.map(({ scheme }) => scheme))];
  for (const scheme of schemes) lexemes.addText(CERTIFICATE_NAMES[scheme], 'C');
  for (const name of source.supplied) lexemes.addText(name, 'C');
  const filters = [
    ...schemes.map((scheme) => `certificate=${scheme}`),
    ...placeFilters(source.country === null ? [] : [source.country]),
    ...(source.type === null ? [] : [`type=${source.type}`]),
    ...source.sectors.map((sector) => `sector=${sector}`),
    ...(source.premium ? ['premium=true'] : []),
    ...(source.isVerified ? ['verified=true'] : []),
  ];
  return documentOf('company', source, lexemes, filters, {
    followers: source.followers,
    links: source.products,
  });
}

/** Creates the document of an event. */
export function eventDocument(source: EventSource): SearchDocument {
  const lexemes = new SearchLexemes();
  lexemes.addName(source.name, 'A');
  lexemes.addName(source.place, 'B');
  for (const name of source.linked) lexemes.addText(name, 'C');
  const filters = [
    ...placeFilters(source.country === null ? [] : [source.country]),
    ...source.sectors.map((sector) => `sector=${sector}`),
  ];
  return documentOf('event', source, lexemes, filters);
}

/** Creates the document of a post. Its words are not used for corrections, because not everyone may read it. */
export function postDocument(source: PostSource): SearchDocument {
  const lexemes = new SearchLexemes();
  for (const name of source.linked) lexemes.addText(name, 'C');
  return { ...documentOf('post', source, lexemes, []), nameWords: new Set() };
}

/**
 * Creates the document of a member from the name alone: company or title would disclose contacts that a plan withholds.
 */
export function personDocument(source: Source): SearchDocument {
  const lexemes = new SearchLexemes();
  lexemes.addName(source.name, 'A');
  return documentOf('person', { ...source, text: null }, lexemes, []);
}
