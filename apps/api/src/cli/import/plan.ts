import type { Language, ProductIdentifiers, Sector } from '@millrace/domain';

/** Where a field comes from: a column by its name, or a text in which `{column}` stands for a cell. */
export type ColumnSource = string | { text: string };

/** The forms in which a file can come. */
export const FORMATS = ['csv', 'json', 'ndjson'] as const;

/** A form of file. */
export type Format = (typeof FORMATS)[number];

/** One file and what becomes of it. */
export interface ImportStep {
  /** Relative to the folder that the command names, else to the plan's. */
  file: string;
  kind: Kind;
  /** Our fields and where each comes from. Without it, columns count that are called like our fields. */
  columns?: Partial<Record<Field, ColumnSource>>;
  /** What cells of a field stand for; `*` is every other cell, and an empty text or null is nothing. */
  values?: Partial<Record<Field, Record<string, string | null>>>;
  /** What parts several values within one cell. */
  split?: Partial<Record<Field, string>>;
  /** Only lines whose cells are as said are read: a column and the texts it may hold. */
  where?: Record<string, string | readonly string[]>;
  /** Fields whose names are written in CamelCase and are to become words. */
  words?: readonly Field[];
  /** Whether what a link names and nobody knows is made, and with what besides its name. */
  create?: boolean | { sector?: Sector };
  /** Of CSV; found out by itself unless given. */
  delimiter?: string;
  /** UTF-8 unless given or marked otherwise in the file. */
  encoding?: string;
  /** Told by the file's name unless given. */
  format?: Format;
}

/** What to import. */
export interface ImportPlan {
  /** Names the origin. Keys are unique within it, and the same name next time updates instead of adding. */
  source: string;
  steps: readonly ImportStep[];
}

/** What can be imported, in the order in which reports name it. */
export const KINDS = ['products', 'companies', 'links', 'suppliers'] as const;

/** A kind of thing to import. */
export type Kind = (typeof KINDS)[number];

/** Fields of other names, by language; that without one is English. */
export const SYNONYM_FIELDS = {
  synonyms: 'en',
  synonyms_de: 'de',
  synonyms_zh: 'zh',
  synonyms_ja: 'ja',
  synonyms_ar: 'ar',
} as const satisfies Record<string, Language>;

/** A field of other names. */
export type SynonymField = keyof typeof SYNONYM_FIELDS;

/** Fields of identifiers, and as which each is kept. */
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

/** A field of ours that a column can fill. */
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
  /** Without these there is nothing to import. */
  required: readonly Field[];
  /** Fields whose cells may hold several values, each of which is a thing of its own. */
  splittable: readonly Field[];
  /** Fields that name other things, by key or by name. */
  references: readonly Field[];
}

/** The fields of each kind. */
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

/** Whether a text is the name of a kind. */
export const isKind = (text: unknown): text is Kind => KINDS.some((kind) => kind === text);

/** Whether things of the kind have keys, so that one can come twice with different contents. */
export const hasKeys = (kind: Kind): kind is 'products' | 'companies' =>
  KIND_INFO[kind].references.length === 0;

/** The plan or the command line can't be used. The message names the place in it and what must stand there. */
export class PlanError extends Error {
  override name = 'PlanError';
}

/** A file can't be read, or is not of the form that the plan says. The message begins with the file's name. */
export class SourceFileError extends Error {
  override name = 'SourceFileError';
}
