import fc from 'fast-check';
import type { Contract, Operation, Parameter, Schema } from '../../src/platform/http/contract';
import { type EncodedBody, encodeForm, encodeJson } from './encode-body';
import { HOSTILE_TEXTS, HUGE_TEXT, ODD_VALUES } from './hostile-values';
import { type KnownIds, resolveSchema, schemaValues } from './schema-values';

/** What was done to a request that the contract describes. */
export const SPOILERS = [
  ...(['nothing', 'hostileField', 'oddField', 'hugeField', 'missingField', 'unknownField'] as const),
  ...(['zeroByte', 'halfCharacter', 'wholeBody', 'deepBody', 'brokenBody', 'noBody', 'wrongType'] as const),
  ...(['tooLarge', 'hostilePath', 'traversal', 'hostileQuery', 'unknownQuery', 'repeatedQuery'] as const),
  'hostileHeader',
] as const;

/** Those that may be taken get further in than the others: they are drawn more often. */
const DRAWN: readonly Spoiler[] = [
  ...SPOILERS,
  ...(['nothing', 'hostileField', 'hostileQuery', 'nothing', 'hostileField', 'hostileQuery'] as const),
];

export type Spoiler = (typeof SPOILERS)[number];

/** The parts of a request before they are written down. */
export interface Parts {
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  /** The fields of the body; null for a call without one. */
  body: unknown;
}

/** A request, and what is known of it. */
export interface Trial {
  operation: Operation;
  spoiler: Spoiler;
  /** The parameter or field that was spoilt, where it was one. */
  field: string | null;
  parts: Parts;
  /** Path and query as they are sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether the parts, as they are written above, are what is sent, so that the contract's schemas can judge them. */
  isPlain: boolean;
  /** Whether no server may take this, whatever its schemas say. */
  isWrong: boolean;
}

interface Draw {
  parts: Parts;
  spoiler: Spoiler;
  hostile: string;
  odd: unknown;
  /** Chooses among fields. */
  pick: number;
}

/** What a call takes, with references followed. */
interface Taken {
  operation: Operation;
  bodyType: string | null;
  bodySchema: Schema;
  isForm: boolean;
}

/** The requests to try a call with; `fc.sample` draws them, the same for the same seed. */
export function trialsOf(operation: Operation, contract: Contract, ids: KnownIds): fc.Arbitrary<Trial> {
  const taken = readTaken(operation, contract);
  const values = (schema: Schema) => schemaValues(schema, contract.document, ids);
  const placed = (place: Parameter['in']) => {
    const here = operation.parameters.filter((parameter) => parameter.in === place);
    return fc.record(Object.fromEntries(here.map(({ name, schema }) => [name, values(schema)])), {
      requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  return fc
    .record({
      parts: fc.record({
        path: placed('path').map(asTexts),
        query: placed('query') as fc.Arbitrary<Record<string, unknown>>,
        headers: placed('header').map(asTexts).map(asHeaders),
        body: taken.bodyType === null ? fc.constant(null) : values(taken.bodySchema),
      }),
      spoiler: fc.constantFrom(...DRAWN.filter((spoiler) => fits(spoiler, taken))),
      hostile: fc.constantFrom(...HOSTILE_TEXTS),
      odd: fc.constantFrom(...ODD_VALUES),
      pick: fc.nat(1000),
    })
    .map((draw) => spoil(taken, draw));
}

function readTaken(operation: Operation, { document }: Contract): Taken {
  const [[bodyType, pointer] = [null, '']] = [...operation.bodies];
  const bodySchema = bodyType === null ? {} : resolveSchema({ $ref: `#${pointer}` }, document);
  return { operation, bodyType, bodySchema, isForm: bodyType !== null && bodyType !== 'application/json' };
}

const asTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** No more than headers can carry: one byte a character. */
const asHeaders = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, 'é')]),
  );

function fits(spoiler: Spoiler, { operation, bodyType, bodySchema }: Taken): boolean {
  const has = (place: Parameter['in']) => operation.parameters.some((parameter) => parameter.in === place);
  switch (spoiler) {
    case 'nothing':
    case 'unknownQuery':
      return true;
    case 'hostilePath':
    case 'traversal':
      return has('path');
    case 'hostileQuery':
    case 'repeatedQuery':
      return has('query');
    case 'hostileHeader':
      return has('header');
    case 'deepBody':
      return bodyType === 'application/json';
    case 'brokenBody':
      return bodyType === 'application/json' || bodyType === 'multipart/form-data';
    case 'noBody':
    case 'wrongType':
    case 'tooLarge':
    case 'wholeBody':
      return bodyType !== null;
    default:
      return bodyType !== null && Object.keys((bodySchema.properties ?? {}) as Schema).length > 0;
  }
}

function spoil(taken: Taken, draw: Draw): Trial {
  const { operation, bodyType } = taken;
  const { spoiler, hostile, pick } = draw;
  const parts = structuredClone(draw.parts);
  const among = (names: readonly string[]): string | null => names[pick % names.length] ?? null;
  const parameter = (place: Parameter['in']) =>
    among(operation.parameters.filter((one) => one.in === place).map(({ name }) => name)) ?? '';
  let field: string | null = null;
  let [isPlain, isWrong] = [true, false];
  let rest = '';
  switch (spoiler) {
    case 'hostilePath':
      field = parameter('path');
      parts.path[field] = hostile;
      break;
    case 'traversal':
      field = parameter('path');
      parts.path[field] = '../../../../etc/passwd';
      break;
    case 'hostileQuery':
      field = parameter('query');
      parts.query[field] = hostile;
      break;
    case 'unknownQuery':
      field = among(['debug', '__proto__', 'admin', 'fields', 'userId']);
      parts.query = { ...parts.query, ...JSON.parse(`{"${field}":"1"}`) };
      isWrong = true;
      break;
    case 'repeatedQuery':
      field = parameter('query');
      parts.query[field] ??= '1';
      rest = `${encode(field)}=2`;
      isWrong = true;
      break;
    case 'hostileHeader':
      field = parameter('header');
      parts.headers[field] =
        among(['', 'two words', 'é', 'x'.repeat(4000), '{"a":1}', '-1', "' OR 1=1"]) ?? '';
      break;
    default:
      ({ field, isPlain, isWrong } = spoilBody(taken, draw, parts));
  }
  const encoded = bodyType === null ? null : bodyFor(taken, draw, parts);
  return {
    ...{ operation, spoiler, field, parts, isPlain, isWrong },
    target: targetOf(operation, parts, rest),
    headers: { ...parts.headers, ...encoded?.headers },
    body: encoded?.bytes ?? null,
  };
}

interface Spoilt {
  field: string | null;
  isPlain: boolean;
  isWrong: boolean;
}

/** Spoils a field of the body, in place. */
function spoilBody({ bodySchema, isForm }: Taken, draw: Draw, parts: Parts): Spoilt {
  const { spoiler, hostile, odd, pick } = draw;
  const properties = (bodySchema.properties ?? {}) as Record<string, Schema>;
  const names = Object.keys(properties);
  const body = parts.body as Record<string, unknown>;
  const set = (name: string | undefined, value: unknown, isWrong: boolean): Spoilt => {
    if (name === undefined) return { field: null, isPlain: true, isWrong: false };
    body[name] = value;
    return { field: name, isPlain: true, isWrong };
  };
  const any = names[pick % names.length];
  const isText = (name: string) =>
    properties[name]?.type === 'string' && properties[name]?.format !== 'binary';
  const texts = names.filter((name) => isForm || isText(name));
  // What is read and not kept, such as an article or the markup of a page, may hold what it likes: it says no format.
  const takes = (name = '', value: string) => {
    const { type, format, maxLength } = properties[name] ?? {};
    return type === 'string' && format === undefined && value.length <= Number(maxLength ?? 0);
  };
  const text = texts[pick % texts.length];
  switch (spoiler) {
    case 'hostileField':
      return set(text ?? any, hostile, false);
    case 'oddField':
      return set(any, isForm ? JSON.stringify(odd) : odd, false);
    case 'hugeField':
      return set(text, HUGE_TEXT, !takes(text, HUGE_TEXT));
    case 'zeroByte':
      return set(text, 'zero\0byte', !takes(text, 'zero'));
    case 'halfCharacter':
      // A form is bytes of UTF-8, which has no halves.
      return isForm ? set(text, '\ufffd', false) : set(text, 'half \ud83d', !takes(text, 'half'));
    case 'missingField': {
      const required = (bodySchema.required ?? []) as string[];
      const name = required[pick % required.length];
      if (name !== undefined) delete body[name];
      return { field: name ?? null, isPlain: true, isWrong: name !== undefined };
    }
    case 'unknownField':
      return set(
        ['id', 'userId', 'isModerator', 'plan', 'constructor'].find((name) => !names.includes(name)),
        1,
        true,
      );
    case 'nothing':
      return { field: null, isPlain: true, isWrong: false };
    default:
      // The body is spoilt as a whole, when it is written.
      return { field: null, isPlain: false, isWrong: true };
  }
}

const KIBIBYTE = 2 ** 10;

/** More than a call takes, and little more, as it is sent often. */
function oversizeOf(type: string, { id }: Operation): number {
  if (id === 'addBulkProducts') return 4200 * KIBIBYTE;
  return /json|urlencoded/.test(type) ? 300 * KIBIBYTE : 10_300 * KIBIBYTE;
}

function bodyFor(taken: Taken, draw: Draw, parts: Parts): EncodedBody {
  const { bodyType, isForm, bodySchema } = taken;
  const type = bodyType ?? '';
  const encoded = isForm ? encodeForm(type, parts.body, bodySchema) : encodeJson(parts.body);
  const as = (contentType: string, bytes: Buffer): EncodedBody => ({
    headers: { 'Content-Type': contentType },
    bytes,
  });
  switch (draw.spoiler) {
    case 'wholeBody':
      return isForm
        ? as(type, Buffer.from('\0\xff&&==&%zz', 'latin1'))
        : as(type, Buffer.from(JSON.stringify(notAnObject(draw))));
    case 'deepBody':
      return as(type, Buffer.from(`${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`));
    case 'brokenBody':
      return { ...encoded, bytes: encoded.bytes.subarray(0, encoded.bytes.length / 2) };
    case 'noBody':
      return { headers: encoded.headers, bytes: Buffer.alloc(0) };
    case 'wrongType':
      // A form that says that it has parts, and not where they end.
      if (type === 'multipart/form-data' && draw.pick % 3 === 0)
        return as(`${type}; boundary=`, encoded.bytes);
      return as(draw.pick % 2 ? 'text/plain' : 'application/xml', encoded.bytes);
    case 'tooLarge':
      return as(
        encoded.headers['Content-Type'] ?? type,
        Buffer.alloc(oversizeOf(type, taken.operation), '7'),
      );
    default:
      return encoded;
  }
}

const notAnObject = ({ pick }: Draw): unknown => [null, [], 'text', 5, true, [{}]][pick % 6];

function targetOf({ path }: Operation, parts: Parts, rest: string): string {
  const route = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(parts.path[name] ?? ''));
  const query = Object.entries(parts.query).map(
    ([name, value]) => `${encode(name)}=${encode(String(value))}`,
  );
  const all = [...query, ...(rest ? [rest] : [])].join('&');
  return all ? `${route}?${all}` : route;
}

/** As `encodeURIComponent`, which takes no half of a character: it is sent as its three bytes. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80');
