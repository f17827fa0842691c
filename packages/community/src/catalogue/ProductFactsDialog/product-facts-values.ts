import type { Product, ProductPropertyDraft } from '@millrace/api-client';
import {
  isProductPropertyKey,
  PRODUCT_PROPERTIES,
  PROPERTY_UNITS,
  type ProductPropertyKey,
  type PropertyUnit,
  readPropertyLine,
  writePropertyLine,
} from '@millrace/domain';

/** Identifiers that are lists, in the order of the form. */
export const IDENTIFIER_LISTS = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'part_numbers'] as const;

/** An identifier that may have several values. */
export type IdentifierList = (typeof IDENTIFIER_LISTS)[number];

/** A property as typed. */
export interface PropertyValues {
  /** Tells rows apart while others come and go. */
  row: number;
  /** Empty for a name of one's own. */
  key: ProductPropertyKey | '';
  name: string;
  value: string;
  unit: string;
  condition: string;
  source: string;
}

/** Facts as typed: lists with semicolons. */
export interface ProductFactsValues {
  identifiers: Record<IdentifierList | 'formula', string>;
  properties: readonly PropertyValues[];
}

/** Returns the units of a property, the first of which is that of comparisons. */
export const unitsOfProperty = (key: ProductPropertyKey | ''): readonly PropertyUnit[] =>
  key === '' ? [] : PROPERTY_UNITS[PRODUCT_PROPERTIES[key]];

/** Writes the facts of a product as one types them. */
export function toProductFactsValues({
  identifiers,
  properties = [],
}: Pick<Product, 'identifiers' | 'properties'>): ProductFactsValues {
  const lists = IDENTIFIER_LISTS.map((name) => [name, (identifiers[name] ?? []).join('; ')]);
  return {
    identifiers: { ...Object.fromEntries(lists), formula: identifiers.formula ?? '' },
    properties: properties.map(({ key, name, min, max, text, unit, condition, source }, row) => ({
      row,
      key: key ?? '',
      name: name ?? '',
      value: text ?? writePropertyLine({ min, max, text: null, unit: null, condition: null, source: null }),
      unit: unit ?? '',
      condition: condition ?? '',
      source: source ?? '',
    })),
  };
}

const split = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Reads what was typed as the API takes it. */
export const toFactsDraft = ({ identifiers: { formula, ...lists }, properties }: ProductFactsValues) => ({
  identifiers: {
    ...Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, split(text)])),
    formula: formula.trim() || null,
  },
  properties: properties.map(toPropertyDraft),
});

function toPropertyDraft({
  key,
  name,
  value,
  unit,
  condition,
  source,
}: PropertyValues): ProductPropertyDraft {
  // A decimal comma, as most of Europe types it.
  const typed = /[a-z]/i.test(value) ? value : value.replace(/(\d),(\d)/g, '$1.$2');
  const { min, max, text } = readPropertyLine(
    isProductPropertyKey(key) ? key : name,
    typed.replaceAll('|', ' '),
  );
  return {
    ...(key === '' ? { name: name.trim() || ' ' } : { key }),
    min,
    max,
    text,
    unit: unit.trim() || null,
    condition: condition.trim() || null,
    source: source.trim() || null,
  };
}
