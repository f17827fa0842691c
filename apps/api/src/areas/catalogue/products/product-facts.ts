import type { components } from '@millrace/api-client';
import {
  isProductKind,
  LANGUAGES,
  type Language,
  NO_IDENTIFIERS,
  type ProductIdentifiers,
  type ProductKind,
  type ProductProperty,
  readCasNumber,
  readCnCode,
  readEclassCode,
  readEcNumber,
  readFormula,
  readHsCode,
  readUnspscCode,
} from '@millrace/domain';
import type { ProductSynonyms } from '../../../platform/db/schema';
import { type FieldProblems, InvalidFieldsError } from '../../../platform/errors';
import { type Sentence, sentence } from '../../../platform/messages/text';
import {
  flattenProperties,
  type PropertyField,
  readProperties,
  type SentProperty,
  unflattenProperties,
} from './product-properties';

type Schemas = components['schemas'];

/** Kind, synonyms, identifiers and properties of a product. */
export interface ProductFacts {
  kind: ProductKind | null;
  synonyms: ProductSynonyms;
  identifiers: Partial<ProductIdentifiers>;
  properties: readonly ProductProperty[];
}

/** Facts that a client sends; omitted ones are unchanged. */
export interface SentFacts {
  kind?: Schemas['NullableProductKind'];
  synonyms?: Schemas['ProductSynonyms'];
  identifiers?: Schemas['ProductIdentifiersDraft'];
  properties?: readonly SentProperty[];
}

const LISTS = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'partNumbers'] as const;

type SynonymField = `synonyms.${Language}`;
type IdentifierField = `identifiers.${keyof ProductIdentifiers}`;

/** A field of the facts in the edit history, where lists are stored as lines. */
export type FactField = 'kind' | SynonymField | IdentifierField;

/** Facts flattened for the edit history; null for none. Properties are present by name, if any. */
export type FlatFacts = Record<FactField, string | null> & { [field: PropertyField]: string | null };

const SEPARATOR = '\n';
const join = (list: readonly string[] | undefined): string | null =>
  list?.length ? list.join(SEPARATOR) : null;
const split = (text: string | null | undefined): string[] => (text ? text.split(SEPARATOR) : []);

/** Flattens facts for the edit history. */
export function flatten({ kind, synonyms, identifiers, properties }: ProductFacts): FlatFacts {
  return Object.fromEntries([
    ['kind', kind],
    ...LANGUAGES.map((language) => [`synonyms.${language}`, join(synonyms[language])]),
    ...LISTS.map((name) => [`identifiers.${name}`, join(identifiers[name])]),
    ['identifiers.formula', identifiers.formula ?? null],
    ...flattenProperties(properties),
  ]) as FlatFacts;
}

/** Restores facts from the edit history. */
export function unflatten(flat: Partial<FlatFacts>): ProductFacts {
  const { kind = null } = flat;
  const synonyms = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const names = split(flat[`synonyms.${language}`]);
      return names.length > 0 ? [[language, names]] : [];
    }),
  );
  const identifiers = Object.fromEntries(
    LISTS.flatMap((name) => {
      const list = split(flat[`identifiers.${name}`]);
      return list.length > 0 ? [[name, list]] : [];
    }),
  );
  const formula = flat['identifiers.formula'] ?? null;
  return {
    kind: isProductKind(kind) ? kind : null,
    synonyms,
    identifiers: { ...identifiers, ...(formula !== null && { formula }) },
    properties: unflattenProperties(flat),
  };
}

/**
 * Parses and flattens sent facts; omitted ones are undefined.
 *
 * @throws {InvalidFieldsError} If an identifier is invalid, for example has a wrong check digit.
 */
export function readFacts({ kind, synonyms, identifiers, properties }: SentFacts): Partial<FlatFacts> {
  const problems: Record<string, Sentence> = {};
  const read = (
    field: string,
    list: readonly string[] | undefined,
    one: (text: string) => string | null,
    key: Parameters<typeof sentence>[0],
  ): string | null => {
    const known = (list ?? []).map(one);
    if (known.includes(null)) problems[field] = sentence(key);
    return join([...new Set(known.flatMap((text) => text ?? []))]);
  };
  const facts: Partial<FlatFacts> = {};
  if (kind !== undefined) facts.kind = kind;
  if (synonyms !== undefined) {
    for (const language of LANGUAGES)
      facts[`synonyms.${language}`] = join(distinctNames(synonyms[language] ?? []));
  }
  if (identifiers !== undefined) {
    const { cas, ec, hs, cn, unspsc, eclass, formula, part_numbers } = identifiers;
    facts['identifiers.cas'] = read('identifiers.cas', cas, readCasNumber, 'field.notCas');
    facts['identifiers.ec'] = read('identifiers.ec', ec, readEcNumber, 'field.notEc');
    facts['identifiers.hs'] = read('identifiers.hs', hs, readHsCode, 'field.notHs');
    facts['identifiers.cn'] = read('identifiers.cn', cn, readCnCode, 'field.notCn');
    facts['identifiers.unspsc'] = read('identifiers.unspsc', unspsc, readUnspscCode, 'field.notUnspsc');
    facts['identifiers.eclass'] = read('identifiers.eclass', eclass, readEclassCode, 'field.notEclass');
    facts['identifiers.formula'] = read(
      'identifiers.formula',
      formula?.trim() ? [formula] : [],
      readFormula,
      'field.notFormula',
    );
    facts['identifiers.partNumbers'] = join(distinctNames(part_numbers ?? []));
  }
  if (properties !== undefined) {
    Object.assign(facts, Object.fromEntries(flattenProperties(readProperties(properties, problems))));
  }
  if (Object.keys(problems).length > 0) throw new InvalidFieldsError(problems satisfies FieldProblems);
  return facts;
}

/** Trims names and removes duplicates, ignoring case. */
function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim().replace(/\s+/g, ' ')]));
  return [...byKey.values()];
}

/** Returns identifiers for the API. */
export const identifiersView = (identifiers: Partial<ProductIdentifiers>): Schemas['ProductIdentifiers'] => {
  const { formula, partNumbers, ...lists } = { ...NO_IDENTIFIERS, ...identifiers };
  const { cas, ec, hs, cn, unspsc, eclass } = lists;
  return {
    cas: [...cas],
    ec: [...ec],
    hs: [...hs],
    cn: [...cn],
    unspsc: [...unspsc],
    eclass: [...eclass],
    formula,
    part_numbers: [...partNumbers],
  };
};

/** Returns synonyms for the API. */
export const synonymsView = (synonyms: ProductSynonyms): Schemas['ProductSynonyms'] =>
  Object.fromEntries(Object.entries(synonyms).map(([language, names]) => [language, [...(names ?? [])]]));
