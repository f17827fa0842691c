import type { Language, ProductIdentifiers, Sector } from '@millrace/domain';

/** Source of a field: a column's name, or a template with `{column}` placeholders. */
export type ColumnSource = string | { text: string };

/** Supported file formats. */
export const FORMATS = ['csv', 'xlsx', 'json', 'ndjson'] as const;

/** A file format. */
export type Format = (typeof FORMATS)[number];

/** A file with its mapping. */
export interface ImportStep {
  /** Path relative to the folder given on the command line, else to the plan's. */
  file: string;
  kind: Kind;
  /** Source of each of our fields. Default: columns with the names of our fields. */
  columns?: Partial<Record<Field, ColumnSource>>;
  /** Replacements of a field's cells; `*` matches every other cell, and an empty text or null clears. */
  values?: Partial<Record<Field, Record<string, string | null>>>;
  /** Separator of several values in one cell. */
  split?: Partial<Record<Field, string>>;
  /** Filter of lines: columns with their accepted texts. */
  where?: Record<string, string | readonly string[]>;
  /** Fields whose CamelCase names are split into words. */
  words?: readonly Field[];
  /** True to create unknown records that a link names, optionally with these fields besides the name. */
  create?: boolean | { sector?: Sector };
  /** CSV delimiter; detected by default. */
  delimiter?: string;
  /** Encoding; by default that of the byte order mark, else UTF-8. */
  encoding?: string;
  /** Format; by default by the file's extension. */
  format?: Format;
}

/** An import plan. */
export interface ImportPlan {
  /** Name of the source. Keys are unique within it, and importing it again updates records instead of adding them. */
  source: string;
  steps: readonly ImportStep[];
}

/** Kinds of records, in the order of reports. */
export const KINDS = ['products', 'companies', 'links', 'suppliers'] as const;

/** A kind of record. */
export type Kind = (typeof KINDS)[number];

/** Fields of synonyms by language; the one without a language is English. */
export const SYNONYM_FIELDS = {
  synonyms: 'en',
  synonyms_de: 'de',
  synonyms_zh: 'zh',
  synonyms_ja: 'ja',
  synonyms_ar: 'ar',
} as const satisfies Record<string, Language>;

/** A field of synonyms. */
export type SynonymField = keyof typeof SYNONYM_FIELDS;

/** Fields of identifiers, with their stored keys. */
export const IDENTIFIER_FIELDS = {
  cas: 'cas',
  ec: 'ec',
  hs: 'hs',
  cn: 'cn',
  unspsc: 'unspsc',
  eclass: 'eclass',
  formula: 'formula',
  part_numbers: 'partNumbers',
} as const satisfies Partial<Record<string, keyof ProductIdentifiers>>;

/** A field that a column can fill. */
export type Field =
  | 'key'
  | 'name'
  | 'sector'
  | 'description'
  | 'country'
  | 'kind'
  | 'cas'
  | 'ec'
  | 'hs'
  | 'cn'
  | 'unspsc'
  | 'eclass'
  | 'formula'
  | 'part_numbers'
  | 'properties'
  | SynonymField
  | 'type'
  | 'address'
  | 'url'
  | 'material'
  | 'product'
  | 'company';

interface KindInfo {
  /** All fields, in the order of the documentation. */
  fields: readonly Field[];
  /** Required fields. */
  required: readonly Field[];
  /** Fields whose cells may hold several values, each a record of its own. */
  splittable: readonly Field[];
  /** Fields that refer to other records, by key or name. */
  references: readonly Field[];
}

/** Fields of each kind. */
export const KIND_INFO: Readonly<Record<Kind, KindInfo>> = {
  products: {
    fields: [
      ...(['key', 'name', 'sector', 'description', 'country', 'kind'] as const),
      ...(['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'formula', 'part_numbers', 'properties'] as const),
      ...(['synonyms', 'synonyms_de', 'synonyms_zh', 'synonyms_ja', 'synonyms_ar'] as const),
    ],
    required: ['name'],
    splittable: ['name'],
    references: [],
  },
  companies: {
    fields: ['key', 'name', 'country', 'type', 'address', 'url', 'description', 'sector'],
    required: ['name'],
    splittable: ['name'],
    references: [],
  },
  links: {
    fields: ['material', 'product'],
    required: ['material', 'product'],
    splittable: ['material', 'product'],
    references: ['material', 'product'],
  },
  suppliers: {
    fields: ['company', 'product'],
    required: ['company', 'product'],
    splittable: ['company', 'product'],
    references: ['company', 'product'],
  },
};

/** True if a text is the name of a kind. */
export const isKind = (text: unknown): text is Kind => KINDS.some((kind) => kind === text);

/** True if records of the kind have keys, so that one may occur twice with different contents. */
export const hasKeys = (kind: Kind): kind is 'products' | 'companies' =>
  KIND_INFO[kind].references.length === 0;

/** The plan or the command line is invalid. The message names the place and the expected value. */
export class PlanError extends Error {
  override name = 'PlanError';
}

/** A file is unreadable or not in the format of the plan. The message begins with the file's name. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
}
