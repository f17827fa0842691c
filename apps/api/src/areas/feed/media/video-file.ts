import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { UnplayableVideoError, WrongMediumError } from '../../../platform/errors';
import type { FileStorage, Patch } from '../../../platform/storage/storage';
import type { FileType } from './file-store';

/** Reads a stretch of a file; less where the file ends. */
type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

/** A box of an MP4 file, which its standard has all of it made of, one in another. @see https://www.iso.org/standard/83102.html */
interface Box {
  /** Four characters, as Latin-1 has them. */
  type: string;
  at: number;
  /** Where what it holds begins. */
  body: number;
  /** The first byte behind it. */
  end: number;
}

/** Heads lie close together: what is read for one often holds the next. */
const WINDOW_BYTES = 64 * 1024;

const HEAD_BYTES = 16;

/** Reads in windows, and what lies in the last one not again. @param length That of the file. */
function readInWindows(read: ReadBytes, length: number): (at: number, count: number) => Promise<Buffer> {
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  return async (at, count) => {
    // Of a box that ends before what it should have.
    if (at >= length) return Buffer.alloc(0);
    const end = Math.min(at + count, length);
    if (at < start || end > start + held.length) {
      const bytes = await read(at, Math.min(Math.max(count, WINDOW_BYTES), length - at));
      held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      start = at;
    }
    return held.subarray(at - start, end - start);
  };
}

/** The boxes of a stretch, one after the other. One that says to be longer than that ends with it. */
async function* boxesIn(
  read: (at: number, count: number) => Promise<Buffer>,
  from: number,
  end: number,
): AsyncGenerator<Box> {
  for (let at = from; at + 8 <= end; ) {
    const head = await read(at, HEAD_BYTES);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    if (isLong && head.length < HEAD_BYTES) return;
    const body = at + (isLong ? HEAD_BYTES : 8);
    // Without a length it goes on to the end.
    const length = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    if (at + length < body) return;
    const box = { type: head.toString('latin1', 4, 8), at, body, end: Math.min(at + length, end) };
    yield box;
    at = box.end;
  }
}

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
async function isPlayable(read: Read, length: number): Promise<boolean> {
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

/**
 * Boxes that say where a film was taken, or hold a description that may: of telephones, of 3GPP, of cameras and dashcams,
 * and Adobe's. What reads a film passes over them.
 *
 * @see https://developer.apple.com/documentation/quicktime-file-format/user_data_atoms
 */
const PLACES: ReadonlySet<string> = new Set(['\xa9xyz', 'loci', 'gps ', 'GPS ', 'GPMF', 'XMP_']);

/** The same description in a box of its own. */
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** What holds such boxes, at any depth. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak', 'udta']);

/** Such as `com.apple.quicktime.location.ISO6709`, by which Apple's devices name it. */
const PLACE_KEY = /(?:^|\.)location(?:\.|$)/i;

/** The most of a list of keys that is read, in bytes. */
const KEYS_BYTES = 64 * 1024;

/** How many boxes are looked at. A film has some dozens; one that comes in fragments names its places before them. */
const BOXES_MAX = 1_000;

const ZEROS = Buffer.alloc(2 ** 20);

/**
 * Finds where an MP4 file says where it was taken, and what to write over that: bytes that mean nothing, as many as there
 * were, so that nothing else moves. Places that are told picture by picture, in a track of their own, are not found.
 *
 * @returns In the order of their bytes.
 */
async function findLocationBoxes(read: ReadBytes, length: number): Promise<Patch[]> {
  const finder = new PlaceFinder(readInWindows(read, length));
  await finder.look(0, length);
  return finder.found.toSorted((a, b) => a.at - b.at);
}

class PlaceFinder {
  readonly found: Patch[] = [];
  private left = BOXES_MAX;

  constructor(private readonly read: (at: number, count: number) => Promise<Buffer>) {}

  async look(from: number, end: number): Promise<void> {
    for await (const box of this.boxes(from, end)) {
      if (await this.isPlace(box)) this.empty(box);
      else if (box.type === 'meta') await this.lookAtMeta(box);
      else if (HOLDERS.has(box.type)) await this.look(box.body, box.end);
    }
  }

  private async *boxes(from: number, end: number): AsyncGenerator<Box> {
    for await (const box of boxesIn(this.read, from, end)) {
      this.left -= 1;
      if (this.left < 0) return;
      yield box;
    }
  }

  private async isPlace({ type, body }: Box): Promise<boolean> {
    if (type === 'uuid') return (await this.read(body, XMP_UUID.length)).equals(XMP_UUID);
    return PLACES.has(type);
  }

  /** Values stand in a list, by the number of their key in another. */
  private async lookAtMeta({ body, end }: Box): Promise<void> {
    // Of MP4 it has a version before its boxes, of QuickTime it has none.
    const isPlain = (await this.read(body + 4, 4)).toString('latin1') === 'hdlr';
    const places = new Set<number>();
    const values: Box[] = [];
    for await (const box of this.boxes(isPlain ? body : body + 4, end)) {
      if (box.type === 'keys') for (const number of await this.placeKeys(box)) places.add(number);
      else if (box.type === 'ilst') values.push(box);
      else if (await this.isPlace(box)) this.empty(box);
    }
    for (const list of values) {
      for await (const value of this.boxes(list.body, list.end)) {
        if (await this.isPlace(value)) this.empty(value);
        else if (places.has(Buffer.from(value.type, 'latin1').readUInt32BE(0))) await this.blankValue(value);
      }
    }
  }

  /** The numbers, from 1, of the keys that are of places. */
  private async placeKeys({ body, end }: Box): Promise<number[]> {
    const list = await this.read(body, Math.min(end - body, KEYS_BYTES));
    const numbers: number[] = [];
    // After version and count, each is its length, its kind and its name.
    for (let at = 8, number = 1; at + 8 <= list.length; number += 1) {
      const length = list.readUInt32BE(at);
      if (length < 8) break;
      if (PLACE_KEY.test(list.toString('utf8', at + 8, at + length))) numbers.push(number);
      at += length;
    }
    return numbers;
  }

  /** Leaves a value where it is, with its kind and language, and nothing in it. */
  private async blankValue(value: Box): Promise<void> {
    for await (const { type, body, end } of this.boxes(value.body, value.end)) {
      if (type === 'data') this.blank(body + 8, end);
    }
  }

  /** Makes a box one that is there for nothing. */
  private empty({ at, body, end }: Box): void {
    this.found.push({ at: at + 4, bytes: Buffer.from('free') });
    this.blank(body, end);
  }

  private blank(from: number, end: number): void {
    for (let at = from; at < end; at += ZEROS.length) {
      this.found.push({ at, bytes: ZEROS.subarray(0, Math.min(ZEROS.length, end - at)) });
    }
  }
}

/** What tells a video's kind stands at its beginning. */
const TYPE_BYTES = 4100;

/** A kind of video that is kept. */
type VideoType = Extract<FileType, `video/${string}`>;

/**
 * What a video is, by its content: QuickTime as telephones record it is served as MP4, of which it is made.
 *
 * @param length That of the file.
 * @throws {UnplayableVideoError} for QuickTime that browsers cannot play.
 * @throws {WrongMediumError} for what is no video that is taken.
 * @see GAP-098
 */
export async function readVideoType(read: ReadBytes, length: number): Promise<VideoType> {
  const head = await read(0, Math.min(TYPE_BYTES, length));
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'video/mp4' || found?.mime === 'video/webm') return found.mime;
  if (found?.mime !== 'video/quicktime') throw new WrongMediumError('video');
  // Older films of QuickTime begin with something else, and are in forms of that time.
  const isOfBoxes = Buffer.from(head.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (isOfBoxes && (await isPlayable(readInWindows(read, length), length))) return 'video/mp4';
  throw new UnplayableVideoError();
}

/** As what a video is kept that is said to be of a type. */
export const keptTypeOf = (type: string): VideoType => (type === 'video/webm' ? 'video/webm' : 'video/mp4');

/** Takes out of an MP4 film where it was taken: in the bytes themselves, of which there are as many as before. */
export async function stripLocation(bytes: Uint8Array): Promise<void> {
  const patches = await findLocationBoxes(
    async (at, length) => bytes.subarray(at, at + length),
    bytes.length,
  );
  for (const patch of patches) bytes.set(patch.bytes, patch.at);
}

/** Does so with one that is in the storage, and nobody's to see yet. Little of it is read. */
export async function forgetStoredPlaces(storage: FileStorage, name: string, length: number): Promise<void> {
  const patches = await findLocationBoxes(
    async (at, count) => buffer(await storage.read(name, { start: at, end: at + count - 1 })),
    length,
  );
  if (patches.length > 0) await storage.overwrite(name, patches);
}
