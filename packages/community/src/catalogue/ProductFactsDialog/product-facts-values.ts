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

/** Multi-valued identifiers, in the order of the form. */
export const IDENTIFIER_LISTS = ['cas', 'ec', 'hs', 'cn', 'unspsc', 'eclass', 'part_numbers'] as const;

/** An identifier that may have several values. */
export type IdentifierList = (typeof IDENTIFIER_LISTS)[number];

/** A property as typed. */
export interface PropertyValues {
  /** Stable row key. */
  row: number;
  /** Empty for a custom name. */
  key: ProductPropertyKey | '';
  name: string;
  value: string;
  unit: string;
  condition: string;
  source: string;
}

/** Facts as typed; lists are separated by semicolons. */
export interface ProductFactsValues {
  identifiers: Record<IdentifierList | 'formula', string>;
  properties: readonly PropertyValues[];
}

/** Returns the units of a property; the first is used for comparisons. */
export const unitsOfProperty = (key: ProductPropertyKey | ''): readonly PropertyUnit[] =>
  key === '' ? [] : PROPERTY_UNITS[PRODUCT_PROPERTIES[key]];

/** Converts the facts of a product to form values. */
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

/** Converts form values to the request body. */
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
  // Accepts a decimal comma, as used in most of Europe.
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
