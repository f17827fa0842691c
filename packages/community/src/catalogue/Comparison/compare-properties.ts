import type { ProductProperty } from '@millrace/api-client';
import { foldText } from '@millrace/domain';

type Bounds = Pick<ProductProperty, 'min' | 'max' | 'unit'>;

/** Holds a property of several products, under the same condition and in one unit. */
export interface ComparedProperty {
  key: string;
  /** The first of them, by which the row is named. */
  property: Pick<ProductProperty, 'key' | 'name' | 'condition'>;
  /** Values by product, in the order of the products; a product may have several, or none. */
  values: ProductProperty[][];
}

/** Units of temperature have different zeros, so that no factor converts them. */
const SHIFTED_UNITS: readonly (string | null)[] = ['°C', 'K', '°F'];

/** Limits the digits of what was converted. */
const DIGITS = 12;

/**
 * Puts properties of products into rows, one for each property and condition. Values of a row have one unit: that which
 * all have, else that of the first product, else the first unit of the quantity.
 */
export function compareProperties(products: readonly (readonly ProductProperty[])[]): ComparedProperty[] {
  const rows = new Map<string, ComparedProperty>();
  for (const [at, properties] of products.entries()) {
    for (const property of properties) {
      const key = rowKey(property);
      const row = rows.get(key) ?? { key, property, values: products.map(() => []) };
      row.values[at]?.push(property);
      rows.set(key, row);
    }
  }
  // Conditions of a property stand below each other.
  const all = [...rows.values()];
  const names = [...new Set(all.map(propertyName))];
  return names
    .flatMap((name) => all.filter((row) => propertyName(row) === name))
    .map((row) => ({ ...row, values: inOneUnit(row.values) }));
}

const propertyName = ({ property: { key, name } }: ComparedProperty): string | null => key ?? name;

/** Names a row: free names and conditions are the same whatever their case and spaces. */
function rowKey({ key, name, condition }: ProductProperty): string {
  const fold = (text: string | null) => foldText(text ?? '').replace(/\s+/g, '');
  return [key === null ? `own ${fold(name)}` : key, fold(condition)].join(' | ');
}

function inOneUnit(values: ProductProperty[][]): ProductProperty[][] {
  const measured = values.flat().filter(({ min, max }) => min !== null || max !== null);
  if (new Set(measured.map(({ unit }) => unit)).size <= 1) return values;
  if (measured.some(({ normalized }) => normalized === null)) return values;
  const convert = converter(measured);
  return values.map((own) =>
    own.map((property) =>
      property.normalized === null ? property : { ...property, ...convert(property.normalized) },
    ),
  );
}

/** Returns a function that converts what is normalized to the unit of the first value that says how. */
function converter(measured: readonly ProductProperty[]): (normalized: Bounds) => Bounds {
  const same = (normalized: Bounds) => normalized;
  const [first] = measured;
  if (!first || SHIFTED_UNITS.includes(first.unit)) return same;
  const scale = measured.find(({ unit, min, max }) => unit === first.unit && (max || min));
  const entered = scale?.max || scale?.min;
  const normalized = scale?.max ? scale.normalized?.max : scale?.normalized?.min;
  if (!entered || !normalized) return same;
  const scaled = (bound: number | null) =>
    bound === null ? null : Number(((bound * entered) / normalized).toPrecision(DIGITS));
  return ({ min, max }) => ({ min: scaled(min), max: scaled(max), unit: first.unit });
}
