import fc from 'fast-check';
import type { Schema } from '../../src/platform/http/contract';

/** Ids of things that are there, chats among them, for requests that get past the first look. */
export type KnownIds = readonly string[];

/** How deep lists and objects are filled; a schema that refers to itself would have no end. */
const DEPTH = 4;

/**
 * Values as a schema of the contract describes them. Most are valid; where a schema says more than is read here (a
 * pattern beside a length), the validator is who knows.
 *
 * @param document The whole contract, to which references lead.
 */
export function schemaValues(
  schema: Schema,
  document: Schema,
  ids: KnownIds,
  depth = DEPTH,
): fc.Arbitrary<unknown> {
  const inner = (other: unknown) => schemaValues(resolveSchema(other, document), document, ids, depth - 1);
  const plain = resolveSchema(schema, document);
  const { enum: choices, oneOf, anyOf } = plain as { enum?: unknown[]; oneOf?: unknown[]; anyOf?: unknown[] };
  if ('const' in plain) return fc.constant(plain.const);
  if (choices) return fc.constantFrom(...choices);
  const ways = oneOf ?? anyOf;
  if (ways && !plain.properties) return fc.oneof(...ways.map(inner));
  const types = [plain.type ?? (plain.properties ? 'object' : 'string')].flat() as string[];
  return fc.oneof(...types.map((type) => valuesOfType(type, plain, ids, depth, inner)));
}

/** A schema with its reference followed and all of its `allOf` in one. */
export function resolveSchema(schema: unknown, document: Schema): Schema {
  const { $ref, allOf, ...rest } = schema as Schema & { $ref?: string; allOf?: unknown[] };
  const target = $ref
    ?.slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Schema>((node, part) => node[part] as Schema, document);
  const parts = [...(allOf ?? []), ...(target ? [target] : [])].map((part) => resolveSchema(part, document));
  const whole = [...parts, rest];
  const all = <Value>(keyword: string) => whole.flatMap((part) => (part[keyword] ?? []) as Value[]);
  return {
    ...Object.assign({}, ...whole),
    ...(whole.some((part) => part.properties) && {
      properties: Object.assign({}, ...all<Schema>('properties')),
      required: all<string>('required'),
    }),
  };
}

function valuesOfType(
  type: string,
  schema: Schema,
  ids: KnownIds,
  depth: number,
  inner: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const min = Number(schema.minimum ?? -1000);
      return fc.integer({ min, max: Math.max(min, Number(schema.maximum ?? 1_000_000)) });
    }
    case 'array': {
      const minLength = Number(schema.minItems ?? 0);
      const maxLength =
        depth > 0 ? Math.max(minLength, Math.min(3, Number(schema.maxItems ?? 3))) : minLength;
      return fc.array(inner(schema.items ?? {}), { minLength, maxLength });
    }
    case 'object':
      return objects(schema, depth, inner);
    default:
      return texts(schema, ids);
  }
}

function objects(
  schema: Schema,
  depth: number,
  inner: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Schema);
  const required = new Set((schema.required ?? []) as string[]);
  const filled = properties.filter(([name]) => depth > 0 || required.has(name));
  return fc.record(Object.fromEntries(filled.map(([name, property]) => [name, inner(property)])), {
    requiredKeys: filled.map(([name]) => name).filter((name) => required.has(name)),
  });
}

const WORDS = [
  'Preform silica glass',
  'Ada Okafor',
  'Łódź 硝子',
  'A/S – 5 %',
  '👩‍🔬 tests',
  'ada@people.example',
  '5',
];

function texts(schema: Schema, ids: KnownIds): fc.Arbitrary<string> {
  const maxLength = Number(schema.maxLength ?? 40);
  const fitting = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((text) => text.slice(0, maxLength));
  switch (schema.format) {
    case 'uuid':
      return mostlyKnown(
        ids.filter((id) => !id.includes('_')),
        fc.uuid(),
      );
    case 'date':
      return days();
    case 'date-time':
      return days().map((day) => `${day}T10:00:00.000Z`);
    case 'email':
      return fc.constantFrom('ada@people.example', 'kim@people.example');
    case 'uri':
      return fc.constant('https://example.com/a');
  }
  const { pattern } = schema;
  if (typeof pattern === 'string' && pattern !== '\\S') {
    const matching = new RegExp(pattern);
    const made = fc.stringMatching(matching);
    return mostlyKnown(
      ids.filter((id) => matching.test(id)),
      schema.maxLength === undefined ? made : fitting(made),
    );
  }
  const minLength = Math.min(Number(schema.minLength ?? 0), maxLength);
  return fc.oneof(
    fitting(fc.constantFrom(...WORDS)),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)), unit: 'grapheme' }),
  );
}

/** Of what is there for the most part, where there is any. */
const mostlyKnown = (known: KnownIds, other: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  known.length === 0
    ? other
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: other });

const days = (): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
