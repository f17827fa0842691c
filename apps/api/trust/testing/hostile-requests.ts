import type { Contract, Operation, Schema } from '../../src/platform/http/contract';
import { encodeJson } from './encode-body';
import type { HostileFile } from './hostile-files';
import { FEW_KINDS, HOSTILE_KINDS, hostileText, MAIN_KINDS } from './hostile-texts';
import { type AskedRequest, askedRequest, encodeBody, headersOf } from './permission-requests';
import type { PermissionScene } from './permission-scene';
import type { Role, Row } from './permissions';
import { resolveSchema } from './schema-values';
import type { RawRequest } from './send-raw';

/** A request that is to cost as much as a call can be made to cost. */
export interface HostileRequest extends RawRequest {
  /** What is hostile in it. */
  input: string;
}

/** How many kinds of texts are tried, and whether in all fields at once or in each by itself as well. */
export type Thoroughness = 'short' | 'full';

/** What a call takes, in bytes: a little below where it refuses. */
const JSON_BYTES = 250 * 2 ** 10;
const JSON_BYTES_OF: Partial<Record<Operation['id'], number>> = {
  addBulkProducts: 4000 * 2 ** 10,
  checkEmbedPage: 2200 * 2 ** 10,
};
const FILE_BYTES = 9 * 2 ** 20;
const FORM_FIELD_BYTES = 60 * 2 ** 10;
/** Node takes 16 KB of headers, of which the address is one. */
const ADDRESS_LENGTH = 12_000;
const HEADER_LENGTH = 2_000;
/** Where nothing says how long a text may be. */
const UNBOUNDED = 10_000_000;

/** The requests by which a call is tried, as a role sends them. */
export function* hostileRequests(
  row: Row,
  role: Role,
  {
    scene,
    contract,
    thoroughness,
    files,
  }: {
    scene: PermissionScene;
    contract: Contract;
    thoroughness: Thoroughness;
    files: readonly HostileFile[];
  },
): Generator<HostileRequest> {
  const asked = askedRequest(row, role, scene, contract);
  const { operation, body } = asked;
  const cookie = scene.cookies[role];
  const write = (
    input: string,
    { target = targetOf(asked), headers = {}, bytes }: Written,
  ): HostileRequest => {
    const encoded = bytes ? null : body && encodeBody(body);
    return {
      input,
      method: operation.method.toUpperCase(),
      target,
      headers: {
        ...headersOf(operation),
        ...encoded?.headers,
        ...(bytes && body && { 'Content-Type': contentType(body.type) }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
      body: bytes ?? encoded?.bytes ?? null,
    };
  };
  yield write('as it should be', {});
  yield write('long headers', { headers: longHeaders(cookie) });
  for (const written of hostileTargets(asked, thoroughness)) yield write(written.input, written);
  if (!body) return;
  if (body.type === 'application/json')
    for (const [input, bytes] of hostileJson(operation, body, contract.document, thoroughness))
      yield write(input, { bytes });
  else
    for (const [input, bytes] of hostileForms(operation, body, thoroughness)) yield write(input, { bytes });
  for (const [input, bytes] of formsWithFiles(body, files)) yield write(input, { bytes });
}

interface Written {
  target?: string;
  headers?: Record<string, string>;
  bytes?: Buffer;
}

const targetOf = ({ route, query }: AskedRequest): string => (query ? `${route}?${query}` : route);

const BOUNDARY = 'cost-0123456789';
const contentType = (type: string): string =>
  type === 'multipart/form-data' ? `${type}; boundary=${BOUNDARY}` : type;

const longHeaders = (cookie: string | null): Record<string, string> => ({
  'Accept-Language': hostileText('commas', HEADER_LENGTH),
  'Accept-Encoding': 'gzip;q=0,'.repeat(200),
  'If-None-Match': '"a",'.repeat(500),
  'User-Agent': hostileText('round brackets', HEADER_LENGTH),
  Referer: `http://localhost:3000/${hostileText('dots', HEADER_LENGTH)}`,
  Range: `bytes=${'0-0,'.repeat(500)}1-1`,
  Cookie: `${cookie ? `${cookie}; ` : ''}${'a=b; '.repeat(400)}a=b`,
});

function* hostileTargets(
  asked: AskedRequest,
  thoroughness: Thoroughness,
): Generator<Written & { input: string }> {
  const { operation, route, query } = asked;
  const largest = operation.parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && typeof schema.maximum === 'number' ? [`${name}=${schema.maximum}`] : [],
  );
  const has = (name: string) => new URLSearchParams(query).has(name);
  const more = largest.filter((one) => !has(one.split('=', 1)[0] ?? ''));
  if (more.length > 0)
    yield { input: 'the largest page', target: `${route}?${[query, ...more].filter(Boolean).join('&')}` };
  yield { input: 'unknown parameters', target: `${route}?${'a=1&'.repeat(2500)}` };
  const all = operation.parameters.filter(({ in: place, schema }) => place !== 'header' && isFree(schema));
  const free = thoroughness === 'full' ? all : all.slice(0, 2);
  for (const { name, in: place, schema } of free) {
    const limit = Math.min(ADDRESS_LENGTH, Number(schema.maxLength ?? UNBOUNDED));
    // Node takes no long addresses.
    for (const kind of thoroughness === 'full' ? MAIN_KINDS : FEW_KINDS) {
      const text = fitting(kind, limit, ADDRESS_LENGTH, (one) => encodeURIComponent(one).length);
      if (place === 'query') {
        const parameters = new URLSearchParams(query);
        parameters.set(name, text);
        yield { input: `${kind} in ${name}`, target: `${route}?${parameters}` };
      } else {
        const path = operation.path
          .split('/')
          .map((part, at) => (part === `{${name}}` ? encodeURIComponent(text) : route.split('/')[at]));
        yield { input: `${kind} in ${name}`, target: [path.join('/'), query].filter(Boolean).join('?') };
      }
    }
  }
}

/** Whether a text may hold what it likes. */
const isFree = ({ type, enum: choices, format, pattern }: Schema): boolean =>
  [type].flat().includes('string') &&
  choices === undefined &&
  (format === undefined || format === 'line') &&
  (pattern === undefined || pattern === '\\S');

/** Short texts can cost little: fewer kinds are enough to see it. */
function kindsFor(length: number, thoroughness: Thoroughness): readonly string[] {
  if (thoroughness === 'full') return length > 1000 ? HOSTILE_KINDS : MAIN_KINDS;
  return length > 1000 ? MAIN_KINDS : FEW_KINDS;
}

/** A text of a kind, shortened until what is written of it fits. */
function fitting(kind: string, length: number, room: number, written: (text: string) => number): string {
  for (let tried = length; ; tried = Math.floor(tried * 0.8)) {
    const text = hostileText(kind, Math.min(tried, room));
    if (tried < 2 || written(text) <= room) return text;
  }
}

function* hostileJson(
  operation: Operation,
  { schema, value }: NonNullable<AskedRequest['body']>,
  document: Schema,
  thoroughness: Thoroughness,
): Generator<readonly [string, Buffer]> {
  const room = JSON_BYTES_OF[operation.id] ?? JSON_BYTES;
  const repeated = (unit: string) => unit.repeat(Math.floor(room / unit.length));
  yield ['deep lists', Buffer.from('['.repeat(room / 2) + ']'.repeat(room / 2))];
  yield ['deep objects', Buffer.from(`${'{"a":'.repeat(room / 6)}1${'}'.repeat(room / 6)}`)];
  yield ['deep and broken', Buffer.from(repeated('[{"a":'))];
  yield ['a long number', Buffer.from(repeated('9'))];
  yield ['a long list', Buffer.from(`[${repeated('{},')}{}]`)];
  const known = isObject(value)
    ? Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)},`)
    : [];
  const count = Math.floor(room / 14);
  yield [
    'unknown fields',
    Buffer.from(`{${known.join('')}${Array.from({ length: count }, (_, at) => `"f${at}":1`).join(',')}}`),
  ];
  yield ['one field again and again', Buffer.from(`{${known.join('')}${repeated('"a":1,').slice(0, -1)}}`)];
  const lists = placesOf(schema, document, 'array');
  for (const { path, schema: list } of lists) {
    const items = resolveSchema(list.items ?? {}, document);
    const most = Math.min(Number(list.maxItems ?? UNBOUNDED), Math.floor(room / 40));
    yield [`a full list in ${path.join('.') || 'the body'}`, jsonWith(value, path, itemsOf(items, most))];
    yield [
      `a list of lists in ${path.join('.') || 'the body'}`,
      jsonWith(value, path, Array(Math.floor(room / 8)).fill([[]])),
    ];
  }
  const texts = placesOf(schema, document, 'string').filter(({ schema: one }) => isFree(one));
  if (texts.length === 0) return;
  const longest = Math.max(...texts.map(({ schema: one }) => Number(one.maxLength ?? UNBOUNDED)));
  const lengthOf = (one: Schema, share: number) =>
    Math.min(Number(one.maxLength ?? UNBOUNDED), Math.floor(share));
  // Of a call that takes one of several fields, such as an address or a page, one alone is sent.
  const isChoice = ((schema.required ?? []) as string[]).length === 0 && texts.length > 1;
  for (const kind of kindsFor(longest, thoroughness)) {
    // In all fields at once, as far as the body has room for them.
    let all = value;
    for (let share = room; !isChoice; share = Math.floor(share * 0.8)) {
      all = texts.reduce(
        (so, { path, schema: one }) => set(so, path, hostileText(kind, lengthOf(one, share))),
        value,
      );
      if (encodeJson(all).bytes.length <= room) break;
    }
    if (!isChoice) yield [kind, encodeJson(all).bytes];
    for (const { path, schema: one } of texts) {
      const length = Number(one.maxLength ?? UNBOUNDED);
      if (texts.length > 1 && length > (thoroughness === 'full' ? 1000 : 10_000))
        yield alone(path, one, kind);
    }
  }
  function alone(path: Path, one: Schema, kind: string): readonly [string, Buffer] {
    const text = fitting(kind, lengthOf(one, room), room - 1000, (written) =>
      Buffer.byteLength(JSON.stringify(written)),
    );
    return [`${kind} in ${path.join('.')}`, jsonWith(isChoice ? {} : value, path, text)];
  }
}

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a body has values of a type, of its own fields and those of what it holds. */
function placesOf(
  schema: Schema,
  document: Schema,
  type: 'string' | 'array',
  path: Path = [],
): { path: Path; schema: Schema }[] {
  const plain = resolveSchema(schema, document);
  const types = [plain.type].flat();
  const here = types.includes(type) ? [{ path, schema: plain }] : [];
  if (path.length > 3) return here;
  const fields = Object.entries((plain.properties ?? {}) as Record<string, Schema>);
  const inner = fields.flatMap(([name, field]) => placesOf(field, document, type, [...path, name]));
  const items = types.includes('array')
    ? placesOf((plain.items ?? {}) as Schema, document, type, [...path, 0])
    : [];
  const ways = ((plain.oneOf ?? plain.anyOf ?? []) as Schema[]).flatMap((way) =>
    placesOf(way, document, type, path),
  );
  return [...here, ...inner, ...items, ...ways];
}

function itemsOf(schema: Schema, count: number): unknown[] {
  const { format, maxLength = 20, type } = schema;
  if (isObject(schema.properties)) return Array(Math.min(count, 2000)).fill({});
  if ([type].flat().includes('integer')) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count }, (_, at) =>
    format === 'uuid'
      ? `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
      : `${at}`.padEnd(Math.min(Number(maxLength), 20), 'a'),
  );
}

const jsonWith = (value: unknown, path: Path, part: unknown): Buffer =>
  encodeJson(set(value, path, part)).bytes;

function set(value: unknown, [first, ...rest]: Path, part: unknown): unknown {
  if (first === undefined) return part;
  if (typeof first === 'number') return [set((value as unknown[] | undefined)?.[0], rest, part)];
  const object = isObject(value) ? value : {};
  return { ...object, [first]: set(object[first], rest, part) };
}

const part = (name: string, content: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** Forms as they should be, each with a file that is read to its end. */
function* formsWithFiles(
  { type, schema, value }: NonNullable<AskedRequest['body']>,
  files: readonly HostileFile[],
): Generator<readonly [string, Buffer]> {
  if (type === 'application/x-www-form-urlencoded' || type === 'application/json') return;
  if (type !== 'multipart/form-data') {
    for (const { what, bytes } of files) yield [what, bytes];
    return;
  }
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const isFile = (name: string) => properties[name]?.format === 'binary';
  const fields = isObject(value) ? Object.entries(value).filter(([name]) => !isFile(name)) : [];
  const written = fields.map(([name, one]) => part(name, String(one)));
  // One that is missing would be refused before another is read.
  const required = [schema.required ?? []].flat().map(String).filter(isFile);
  for (const name of Object.keys(properties).filter(isFile))
    for (const { what, fileName, contentType: mime, bytes } of files) {
      const sent = [...new Set([name, ...required])].map((one) =>
        part(one, bytes, `; filename="${fileName}"\r\nContent-Type: ${mime}`),
      );
      yield [`${what} in ${name}`, form(...written, ...sent)];
    }
}

function* hostileForms(
  { id }: Operation,
  { type, schema }: NonNullable<AskedRequest['body']>,
  thoroughness: Thoroughness,
): Generator<readonly [string, Buffer]> {
  const kinds = thoroughness === 'full' ? HOSTILE_KINDS : FEW_KINDS;
  const isSheet = /Spreadsheet|RefusedRows/.test(id);
  const repeated = (unit: string, room: number) =>
    Buffer.from(unit.repeat(Math.floor(room / Buffer.byteLength(unit))));
  if (type === 'application/x-www-form-urlencoded') {
    yield ['many fields', repeated('a=1&', JSON_BYTES)];
    yield ['percent codes', repeated('%41', JSON_BYTES)];
    yield ['broken percent codes', repeated('%', JSON_BYTES)];
    yield ['brackets', Buffer.from(`a${'[a]'.repeat(80_000)}=1`)];
    return;
  }
  if (type !== 'multipart/form-data') {
    for (const kind of kinds) yield [kind, repeated(hostileText(kind, 1000), FILE_BYTES)];
    return;
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  yield ['many parts', form(...Array.from({ length: 20_000 }, (_, at) => part(`f${at}`, '')))];
  yield ['almost the boundary', form(part('a', repeated(`\r\n--${BOUNDARY.slice(0, -1)}`, 2 ** 20)))];
  yield ['a long part header', form(part('a', '', `; x="${'a;'.repeat(30_000)}"`))];
  yield ['no end', part('a', repeated('a', 2 ** 20))];
  const files = properties.filter(([, one]) => one.format === 'binary');
  const texts = properties.filter(([, one]) => one.format !== 'binary');
  for (const kind of kinds) {
    const fields = texts.map(([name, one]) =>
      part(
        name,
        fitting(
          kind,
          Math.min(Number(one.maxLength ?? UNBOUNDED), FORM_FIELD_BYTES),
          FORM_FIELD_BYTES,
          Buffer.byteLength,
        ),
      ),
    );
    yield [kind, form(...fields)];
    for (const [name] of files)
      for (const [ending, mime] of FILES)
        if (kind === kinds[0] || (ending === 'csv' && isSheet))
          yield [
            `${kind} as .${ending} in ${name}`,
            form(
              part(
                name,
                repeated(hostileText(kind, 1000), FILE_BYTES),
                `; filename="a.${ending}"\r\nContent-Type: ${mime}`,
              ),
            ),
          ];
  }
}

const FILES = [
  ['csv', 'text/csv'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['pdf', 'application/pdf'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const;
