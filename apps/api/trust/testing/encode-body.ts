import type { Schema } from '../../src/platform/http/contract';

/** A body as it is sent. */
export interface EncodedBody {
  headers: Record<string, string>;
  bytes: Buffer;
}

/** JSON; a field called `__proto__` or the like stays one. */
export const encodeJson = (body: unknown): EncodedBody => ({
  headers: { 'Content-Type': 'application/json' },
  bytes: Buffer.from(JSON.stringify(body) ?? ''),
});

const BOUNDARY = 'trust-0123456789';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What files hold: a picture, and what claims to be one. */
const FILES: readonly Buffer[] = [
  PIXEL,
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a<script>alert(1)</script>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.from('PK\x03\x04'),
  PIXEL.subarray(0, 30),
  Buffer.alloc(0),
];

const NAMES = ['a.png', '../../evil.svg', 'a\\b.html', 'con.pdf', '硝子.jpg', 'a.php.png', ' '];

/** A form as browsers post it: with files as multipart, else URL-encoded; any other type is a file as the body. */
export function encodeForm(type: string, body: unknown, schema: Schema): EncodedBody {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = fields.map(([name, value]): [string, string] => [name, String(value)]);
    return { headers: { 'Content-Type': type }, bytes: Buffer.from(new URLSearchParams(pairs).toString()) };
  }
  if (type !== 'multipart/form-data') return { headers: { 'Content-Type': type }, bytes: PIXEL };
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const parts = fields.flatMap(([name, value], at) => {
    const isFile = properties[name]?.format === 'binary' && value !== null;
    const at7 = (String(value).length + at) % FILES.length;
    const head = isFile ? `; filename="${NAMES[at7]}"\r\nContent-Type: image/png` : '';
    const content = isFile ? (FILES[at7] ?? PIXEL) : Buffer.from(String(value));
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ];
  });
  return {
    headers: { 'Content-Type': `${type}; boundary=${BOUNDARY}` },
    bytes: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
