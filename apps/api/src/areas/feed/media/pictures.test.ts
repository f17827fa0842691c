import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './pictures';

const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } });

/** A chunk of a PNG with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a PNG an animation of one frame. */
function animated(png: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1);
  const headEnd = 8 + 25;
  return Buffer.concat([png.subarray(0, headEnd), chunk('acTL', control), png.subarray(headEnd)]);
}

describe('pictures as cameras and programs write them', () => {
  it('takes an animated PNG by its first frame (IMP-23)', async () => {
    const bytes = animated(await drawing().png().toBuffer());
    expect(await cleanPicture(bytes)).toMatchObject({ contentType: 'image/png', widthPx: 40, heightPx: 30 });
  });

  it('takes a JPEG without its end marker (IMP-24)', async () => {
    const jpeg = await drawing().jpeg().toBuffer();
    expect(await cleanPicture(jpeg.subarray(0, -2))).toMatchObject({
      contentType: 'image/jpeg',
      widthPx: 40,
    });
  });

  it('tells a damaged picture from a file of another kind (IMP-24)', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const jpeg = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    for (const share of [0.3, 0.5, 0.9])
      expect(await cleanPicture(jpeg.subarray(0, jpeg.length * share))).toBe('damaged');
    expect(await cleanPicture((await drawing().png().toBuffer()).subarray(0, 60))).toBe('damaged');
    expect(await cleanPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('no-picture');
  });
});
