import type { components } from '@millrace/api-client';
import {
  isProductPropertyKey,
  PRODUCT_PROPERTIES,
  PROPERTY_UNITS,
  type ProductProperty,
  type PropertyUnit,
  readPropertyLine,
  readPropertyUnit,
  writePropertyLine,
} from '@millrace/domain';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { convertUnit } from './convert-units';

type Schemas = components['schemas'];

/** A property as sent by a client. */
export type SentProperty = Schemas['ProductPropertyDraft'];

const PREFIX = 'properties.';

/** Field in the edit history of all properties with one name. */
export type PropertyField = `${typeof PREFIX}${string}`;

const isPropertyField = (field: string): field is PropertyField => field.startsWith(PREFIX);

/** Flattens properties for the edit history: a field for each name, with one value per line. */
export function flattenProperties(properties: readonly ProductProperty[]): [PropertyField, string][] {
  const byName = new Map<PropertyField, string[]>();
  for (const property of properties) {
    const field: PropertyField = `${PREFIX}${property.name}`;
    byName.set(field, [...(byName.get(field) ?? []), writePropertyLine(property)]);
  }
  return Array.from(byName, ([field, lines]) => [field, lines.join('\n')]);
}

/** Restores properties from the edit history. */
export const unflattenProperties = (flat: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(flat).flatMap(([field, lines]) =>
    isPropertyField(field) && lines
      ? lines.split('\n').map((line) => readPropertyLine(field.slice(PREFIX.length), line))
      : [],
  );

/** Returns null for each property name that exists before but not after. */
export const clearedProperties = (before: object, after: object): Partial<Record<PropertyField, null>> =>
  Object.fromEntries(
    Object.keys(before).flatMap((field) =>
      isPropertyField(field) && !(field in after) ? [[field, null]] : [],
    ),
  );

/** Returns null for each property name that a change adds. */
export const missingProperties = (before: object, change: object): Partial<Record<PropertyField, null>> =>
  clearedProperties(change, before);

/**
 * Parses sent properties.
 *
 * @param problems Collects validation errors by field.
 */
export const readProperties = (
  sent: readonly SentProperty[],
  problems: Record<string, Sentence>,
): ProductProperty[] =>
  sent.map((property, at) =>
    readProperty(property, (field, problem) => {
      problems[`properties.${at}.${field}`] = problem;
    }),
  );

function readProperty(
  { key, name, min = null, max = null, text, unit, condition, source }: SentProperty,
  tell: (field: keyof SentProperty, problem: Sentence) => void,
): ProductProperty {
  const own = line(name);
  if ((key === undefined) === (own === null)) tell('name', sentence('field.propertyName'));
  const words = line(text);
  const hasNumber = min !== null || max !== null;
  if (hasNumber === (words !== null)) tell('text', sentence('field.propertyValue'));
  if (min !== null && max !== null && min > max) tell('max', sentence('field.propertyRange'));
  const known = key ?? own ?? '';
  return {
    name: known,
    min,
    max,
    text: words,
    unit: hasNumber ? readUnit(known, line(unit), (problem) => tell('unit', problem)) : null,
    condition: line(condition),
    source: line(source),
  };
}

function readUnit(name: string, unit: string | null, tell: (problem: Sentence) => void): string | null {
  if (!isProductPropertyKey(name)) return unit;
  const dimension = PRODUCT_PROPERTIES[name];
  const units: readonly PropertyUnit[] = PROPERTY_UNITS[dimension];
  if (units.length === 0) {
    if (unit !== null) tell(sentence('field.propertyWithoutUnit'));
    return null;
  }
  const found = unit === null ? null : readPropertyUnit(dimension, unit);
  if (found === null) tell(sentence('field.propertyUnit', { units }));
  return found;
}

/** Returns a text on one line without the separators of the line format; null if empty. */
const line = (text: string | null | undefined): string | null =>
  text
    ?.replace(/[|\s]+/g, ' ')
    .replaceAll('"', '”')
    .trim() || null;

/** Returns a property for the API. */
export const propertyView = (property: ProductProperty): Schemas['ProductProperty'] => {
  const { name, min, max, text, unit, condition, source } = property;
  const isKnown = isProductPropertyKey(name);
  return {
    key: isKnown ? name : null,
    name: isKnown ? null : name,
    min,
    max,
    text,
    unit,
    condition,
    source,
    normalized: normalizedView(property),
  };
};

function normalizedView({ name, min, max, unit }: ProductProperty): Schemas['ProductProperty']['normalized'] {
  if (!isProductPropertyKey(name) || (min === null && max === null)) return null;
  const units: readonly PropertyUnit[] = PROPERTY_UNITS[PRODUCT_PROPERTIES[name]];
  const [base] = units;
  const from = units.find((one) => one === unit);
  if (base === undefined || from === undefined) return { min, max, unit };
  const convert = (value: number | null) => (value === null ? null : convertUnit(value, from, base));
  return { min: convert(min), max: convert(max), unit: base };
}
