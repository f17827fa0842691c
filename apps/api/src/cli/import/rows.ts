import {
  type CompanyType,
  codePointLength,
  countrySortKey,
  cutText,
  isProductKind,
  type Language,
  nameSortKey,
  PRODUCT_PROPERTIES,
  PROPERTY_UNITS,
  type ProductIdentifiers,
  type ProductKind,
  type ProductProperty,
  type ProductPropertyKey,
  type PropertyUnit,
  readCasNumber,
  readCnCode,
  readEclassCode,
  readEcNumber,
  readFormula,
  readHsCode,
  readPropertyLine,
  readUnspscCode,
  type Sector,
  squashIdentifier,
  TEXT_LIMITS,
} from '@millrace/domain';
import { externalId } from '../../platform/db/ids';
import { oneLine, paragraphs } from '../../platform/text/clean-text';
import { readCountry } from '../../platform/text/read-country';
import { readWebsites, URL_MAX } from '../../platform/text/read-websites';
import { findCompanyType, findSector, isPlaceholder } from '../../platform/text/recognize';
import type { FieldText, Item } from './mapping';
import { type Field, IDENTIFIER_FIELDS, SYNONYM_FIELDS, type SynonymField } from './plan';
import type { Tell } from './report';

const ADDRESS_LIMIT = 1000;

const DAMAGED = '\ufffd';

/** Key and name of a record. */
export interface NamedRow {
  id: string;
  name: string;
  name_key: string;
  /** The full name if it was too long, stored in the description even if the plan does not fill that. */
  description: string | null;
}

/** A product row to write. */
export interface ProductRow extends NamedRow {
  country: string | null;
  sector: Sector | null;
  kind: ProductKind | null;
  synonyms: Partial<Record<Language, readonly string[]>>;
  identifiers: Partial<ProductIdentifiers>;
  properties: readonly ProductProperty[];
}

/** A company row to write. */
export interface CompanyRow extends NamedRow {
  country: string | null;
  country_key: string;
  sector: Sector | null;
  type: CompanyType | null;
  address: string | null;
  url: string | null;
}

/** A reference by key or name. */
export interface Reference {
  /** ID of this source's record if the text is its key. */
  id: string;
  name: string;
  name_key: string;
}

/** A pair to link, not yet resolved. */
export interface Pair {
  from: Reference;
  to: Reference;
}

/** Common data of a step's records. */
export interface Origin {
  source: string;
  /** True if each record has a key of its own; otherwise its name is its key. */
  isKeyed: boolean;
}

/** Creates a product row, or reports its refusal and returns null. */
export function productRow(origin: Origin, item: Item, tell: Tell): ProductRow | null {
  const named = namedRow(origin, 'product', item, tell);
  return (
    named && {
      ...named,
      country: countryOf(item, tell),
      sector: sectorOf(item, tell),
      kind: recognized(item, 'kind', findProductKind, 'is no kind of product', tell),
      synonyms: synonymsOf(item, tell),
      identifiers: identifiersOf(item, tell),
      properties: propertiesOf(item, tell),
    }
  );
}

/** Creates a company row, or reports its refusal and returns null. */
export function companyRow(origin: Origin, item: Item, tell: Tell): CompanyRow | null {
  const named = namedRow(origin, 'company', item, tell);
  if (!named) return null;
  const country = countryOf(item, tell);
  return {
    ...named,
    country,
    country_key: countrySortKey(country),
    sector: sectorOf(item, tell),
    type: recognized(item, 'type', findCompanyType, 'is no type of company', tell),
    address: withinLimit('address', paragraphs(item.address?.text ?? ''), ADDRESS_LIMIT, tell),
    url: urlOf(item, tell),
  };
}

/** Creates a reference, or reports its refusal and returns null. */
export function reference(
  source: string,
  kind: 'product' | 'company',
  field: Field,
  item: Item,
  tell: Tell,
): Reference | null {
  const found = identity(field, item[field], tell);
  if (!found) return null;
  const name = oneLine(found.text);
  return { id: externalId(source, kind, oneLine(found.raw)), name, name_key: nameSortKey(name) };
}

/** Creates the row of a product or company from its name alone. */
export function rowOfReference({ id, name }: Reference): NamedRow {
  return { id, ...nameAndDescription(name, '', () => undefined) };
}

function namedRow(
  { source, isKeyed }: Origin,
  kind: 'product' | 'company',
  item: Item,
  tell: Tell,
): NamedRow | null {
  const name = identity('name', item.name, tell);
  const key = isKeyed && name ? identity('key', item.key, tell) : name;
  if (!name || !key) return null;
  const description = paragraphs(item.description?.text ?? '');
  return {
    id: externalId(source, kind, oneLine(key.raw)),
    ...nameAndDescription(oneLine(name.text), description, tell),
  };
}

/** Returns a key or name; refuses a missing or damaged one. */
function identity(field: Field, text: FieldText | undefined, tell: Tell): FieldText | null {
  if (!text) {
    tell('refused', field, 'is empty');
    return null;
  }
  if (text.raw.includes(DAMAGED)) {
    tell('refused', field, 'contains invalid bytes; set the file’s encoding, or save it as UTF-8', text.raw);
    return null;
  }
  return text;
}

function nameAndDescription(fullName: string, description: string, tell: Tell): Omit<NamedRow, 'id'> {
  const name = cutText(fullName, TEXT_LIMITS.name);
  const isCut = name !== fullName;
  if (isCut) {
    tell(
      'note',
      'name',
      `longer than ${TEXT_LIMITS.name} characters; shortened, with the full text in the description`,
    );
  }
  const whole = [isCut ? fullName : '', description].filter(Boolean).join('\n\n');
  return {
    name,
    name_key: nameSortKey(name),
    description: withinLimit('description', whole, TEXT_LIMITS.description, tell),
  };
}

function withinLimit(field: Field, text: string, limit: number, tell: Tell): string | null {
  if (text === '') return null;
  // Code units are at least as many as characters, and cheaper to count.
  if (text.length <= limit || codePointLength(text) <= limit) return text;
  tell('warning', field, `longer than ${limit} characters; shortened`, text);
  return cutText(text, limit);
}

function countryOf(item: Item, tell: Tell): string | null {
  if (isPlaceholder(item.country?.text ?? '')) return null;
  return recognized(item, 'country', readCountry, 'is no known country', tell);
}

function sectorOf(item: Item, tell: Tell): Sector | null {
  return recognized(item, 'sector', findSector, 'is no known sector', tell);
}

/** Limits the number of values in a cell of synonyms or identifiers to that of the contract. */
const VALUES_MAX = 20;
const SYNONYM_LENGTH = 120;

const valuesOf = (item: Item, field: Field): string[] =>
  (item[field]?.text ?? '')
    .split(/[;\n]/)
    .map((text) => oneLine(text))
    .filter((text) => text !== '')
    .slice(0, VALUES_MAX);

function synonymsOf(item: Item, tell: Tell): ProductRow['synonyms'] {
  const synonyms: Partial<Record<Language, string[]>> = {};
  for (const [field, language] of Object.entries(SYNONYM_FIELDS) as [SynonymField, Language][]) {
    const names = valuesOf(item, field);
    const kept = names.filter((name) => codePointLength(name) <= SYNONYM_LENGTH);
    if (kept.length < names.length)
      tell('warning', field, `longer than ${SYNONYM_LENGTH} characters; left out`);
    if (kept.length > 0) synonyms[language] = [...new Set(kept)];
  }
  return synonyms;
}

const READ_IDENTIFIER = {
  cas: readCasNumber,
  ec: readEcNumber,
  hs: readHsCode,
  cn: readCnCode,
  unspsc: readUnspscCode,
  eclass: readEclassCode,
  formula: readFormula,
  part_numbers: (text: string) => text,
} as const;

function identifiersOf(item: Item, tell: Tell): ProductRow['identifiers'] {
  const read = (field: keyof typeof READ_IDENTIFIER): string[] =>
    valuesOf(item, field).flatMap((text) => {
      const known = READ_IDENTIFIER[field](text);
      if (known === null) tell('warning', field, 'isn’t a valid identifier; left out', text);
      return known ?? [];
    });
  const found = Object.entries(IDENTIFIER_FIELDS).map(
    ([field, name]) => [name, read(field as keyof typeof READ_IDENTIFIER)] as const,
  );
  const kept = Object.fromEntries(found.filter(([, list]) => list.length > 0));
  const { formula: [formula] = [], ...lists } = kept;
  return { ...lists, ...(formula !== undefined && { formula }) };
}

/** Property keys by spelling: `Melting point`, `melting_point`. */
const PROPERTY_KEYS = new Map<string, ProductPropertyKey>(
  (Object.keys(PRODUCT_PROPERTIES) as ProductPropertyKey[]).map((key) => [squashIdentifier(key), key]),
);

/** Parses properties such as `density: 2.2 g/cm3 | at 20 °C | data sheet`. */
const propertiesOf = (item: Item, tell: Tell): ProductProperty[] =>
  valuesOf(item, 'properties').flatMap((text) => {
    const [label = '', ...rest] = text.split(':');
    const name = oneLine(label);
    const key = PROPERTY_KEYS.get(squashIdentifier(name));
    const property = readPropertyLine(key ?? name, rest.join(':').trim());
    const units: readonly PropertyUnit[] = key ? PROPERTY_UNITS[PRODUCT_PROPERTIES[key]] : [];
    const hasUnit =
      !key || property.text !== null || units.length === 0 || units.some((one) => one === property.unit);
    const isKnown = property.min !== null || property.max !== null || property.text !== null;
    if (name !== '' && isKnown && hasUnit) return property;
    tell('warning', 'properties', 'isn’t a property with a value and a unit of it; left out', text);
    return [];
  });

function findProductKind(text: string): ProductKind | null {
  const kind = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return isProductKind(kind) ? kind : null;
}

function recognized<T>(
  item: Item,
  field: Field,
  find: (text: string) => T | null,
  problem: string,
  tell: Tell,
): T | null {
  const text = item[field]?.text;
  if (text === undefined) return null;
  const found = find(text);
  if (found === null) tell('warning', field, `${problem}; imported without`, text);
  return found;
}

function urlOf(item: Item, tell: Tell): string | null {
  const text = item.url?.text ?? '';
  if (text === '' || isPlaceholder(text)) return null;
  if (text.length > URL_MAX) {
    tell('warning', 'url', `longer than ${URL_MAX} characters; imported without`, text);
    return null;
  }
  const [url, ...others] = readWebsites(text);
  if (url === undefined) tell('warning', 'url', 'isn’t an http or https URL; imported without', text);
  else if (others.length > 0) tell('warning', 'url', 'has several URLs; imported with the first', text);
  return url ?? null;
}
