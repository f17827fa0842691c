import { boxesIn } from './mp4-boxes';

/** How pictures are written down that browsers show: H.264 and HEVC. @see https://mp4ra.org/registered-types/sampleentries */
const PICTURES: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1']);

/** And sound: AAC. Telephones add tracks of their own kinds, for sound around the listener. */
const SOUND = 'mp4a';

/** The boxes on the way from a track to how it is written down. */
const WAY = ['mdia', 'minf', 'stbl', 'stsd'] as const;

/** How many tracks are looked at. Telephones write half a dozen. */
const TRACKS_MAX = 50;

type Read = (at: number, count: number) => Promise<Buffer>;

/** A stretch of a file, from the first byte to the one behind it. */
interface Stretch {
  body: number;
  end: number;
}

/**
 * Whether browsers play a film of boxes: its pictures are H.264 or HEVC, and where it has sound, a track of that is AAC.
 *
 * @param length That of the file.
 */
export async function isPlayable(read: Read, length: number): Promise<boolean> {
  const movie = await boxOf(read, { body: 0, end: length }, 'moov');
  if (!movie) return false;
  const pictures: string[] = [];
  const sounds: string[] = [];
  let tracks = 0;
  for await (const track of boxesIn(read, movie.body, movie.end)) {
    if (track.type !== 'trak') continue;
    tracks += 1;
    if (tracks > TRACKS_MAX) return false;
    const kind = await handlerOf(read, track);
    const written = await formatOf(read, track);
    if (kind === 'vide') pictures.push(written);
    if (kind === 'soun') sounds.push(written);
  }
  const hasPictures = pictures.length > 0 && pictures.every((one) => PICTURES.has(one));
  return hasPictures && (sounds.length === 0 || sounds.includes(SOUND));
}

async function boxOf(read: Read, { body, end }: Stretch, type: string): Promise<Stretch | null> {
  for await (const box of boxesIn(read, body, end)) if (box.type === type) return box;
  return null;
}

/** What a track is of, such as `vide`. */
async function handlerOf(read: Read, track: Stretch): Promise<string> {
  const media = await boxOf(read, track, 'mdia');
  const handler = media && (await boxOf(read, media, 'hdlr'));
  // After version and flags, and what QuickTime calls the component.
  return handler ? (await read(handler.body + 8, 4)).toString('latin1') : '';
}

/** How a track is written down, by four characters; empty where it does not say. */
async function formatOf(read: Read, track: Stretch): Promise<string> {
  let inner: Stretch | null = track;
  for (const type of WAY) inner = inner && (await boxOf(read, inner, type));
  // After version, flags and count, each of the forms begins with its length.
  return inner ? (await read(inner.body + 12, 4)).toString('latin1') : '';
}
