const HEAD = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex');

/** What begins as an MP4 video does, of any length. */
export const mp4 = (length: number): Buffer => {
  const rest = Buffer.alloc(length - HEAD.length);
  for (let at = 0; at < rest.length; at += 1) rest[at] = (at * 31) % 251;
  return Buffer.concat([HEAD, rest]);
};

const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    content.reduce((sum, { length }) => sum + length, head.length),
    0,
  );
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A film as telephones record it: QuickTime, its tracks behind the pictures. @param formats How each track is written. */
export function quickTime(
  formats: readonly (readonly [kind: 'vide' | 'soun' | 'meta', format: string])[] = [
    ['vide', 'hvc1'],
    ['soun', 'mp4a'],
    ['meta', 'mebx'],
  ],
): Buffer {
  const track = ([kind, format]: readonly [string, string]) =>
    box(
      'trak',
      box('tkhd', Buffer.alloc(84, 2)),
      box(
        'mdia',
        box('mdhd', Buffer.alloc(24)),
        box('hdlr', number(0), Buffer.from(`mhlr${kind}appl`), Buffer.alloc(12)),
        box(
          'minf',
          box('hdlr', number(0), Buffer.from('dhlralisappl'), Buffer.alloc(12)),
          box(
            'stbl',
            box('stsd', number(0), number(1), box(format, Buffer.alloc(70))),
            box('stts', number(0)),
          ),
        ),
      ),
    );
  const place = box('udta', box('\xa9xyz', number(0x1215c7), Buffer.from(FILM_PLACE)));
  return Buffer.concat([
    box('ftyp', Buffer.from('qt  '), number(0), Buffer.from('qt  ')),
    box('wide'),
    box('mdat', mp4(150_000)),
    box('moov', box('mvhd', Buffer.alloc(100, 1)), ...formats.map(track), place),
  ]);
}

/** By whom Apple's devices say that the keys of a list are defined. */
const key = (name: string): Buffer => box('mdta', Buffer.from(name));

const itemOf = (at: number, value: Uint8Array): Buffer =>
  box(number(at).toString('latin1'), box('data', number(1), number(0), value));

/** What each place in `film` has in it. */
export const FILM_PLACE = '+51.5033-000.1195/';

/**
 * A film of telephones, which say in many ways where it was taken: at its end, behind the pictures.
 *
 * @param isForgotten The same after that was written over.
 */
export function film(isForgotten = false): Buffer {
  const told = Buffer.from(FILM_PLACE);
  const blank = (bytes: Uint8Array) => (isForgotten ? Buffer.alloc(bytes.length) : bytes);
  const place = (type: string, ...content: readonly Uint8Array[]) => {
    const bytes = Buffer.concat(content);
    return isForgotten ? box('free', blank(bytes)) : box(type, bytes);
  };
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from('mdta'), Buffer.alloc(12));
  const keys = ['com.apple.quicktime.make', 'com.apple.quicktime.location.ISO6709'];
  const list = box('keys', number(0), number(keys.length), ...keys.map(key));
  const values = box('ilst', itemOf(1, Buffer.from('Apple')), itemOf(2, blank(told)));
  const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
  return Buffer.concat([
    mp4(HEAD.length),
    box('mdat', mp4(200_000)),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100, 1)),
      box('trak', box('tkhd', Buffer.alloc(84, 2)), box('udta', place('\xa9xyz', number(0x1215c7), told))),
      box(
        'udta',
        place('\xa9xyz', number(0x1215c7), told),
        place('loci', number(0), told),
        box('name', told.subarray(0, 3)),
      ),
      // As QuickTime has it, and with a version, as MP4 has it.
      box('meta', handler, list, values),
      box('meta', number(0), handler, list, values),
    ),
    place('uuid', xmp, Buffer.from('<exif:GPSLatitude>'), told),
  ]);
}
