import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { END } from '../format';

/**
 * Writes a backup whose entries were changed.
 *
 * @param change Gets each entry's name and text, and gives the text to write.
 * @param agrees Whether the end is made to say so too.
 */
export async function repack(
  from: string,
  to: string,
  change: (name: string, text: string) => string,
  agrees: boolean,
): Promise<void> {
  const entries = await unpackTar(new Uint8Array(gunzipSync(readFileSync(from))));
  const hash = createHash('sha256');
  const packed = entries.map(({ header, data }) => {
    const before = Buffer.from(data ?? []);
    let body: Buffer<ArrayBufferLike> = before;
    // Pictures are no text.
    if (/\.jsonl?$/.test(header.name)) body = Buffer.from(change(header.name, before.toString()));
    if (header.name === END && agrees) {
      body = Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), sha256: hash.digest('hex') }));
    } else if (header.name !== END) {
      hash.update(`${header.name}\n${body.length}\n`).update(body);
    }
    return { header: { ...header, size: body.length }, body: new Uint8Array(body) };
  });
  writeFileSync(to, gzipSync(await packTar(packed)));
}
