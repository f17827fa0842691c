/** What can be imported, in the order in which reports name it. */
export const KINDS = ['products', 'companies', 'links', 'suppliers'] as const;

/** A kind of thing to import. */
export type Kind = (typeof KINDS)[number];

/** A field of ours that a column can fill. */
export type Field =
  | 'key'
  | 'name'
  | 'sector'
  | 'description'
  | 'country'
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
    fields: ['key', 'name', 'sector', 'description', 'country'],
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
