import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { UnplayableVideoError, WrongMediumError } from '../../../platform/errors';
import type { FileStorage, Patch } from '../../../platform/storage/storage';
import type { FileType } from './file-store';

/** Reads a range of a file; shorter at its end. */
type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

/** A box, the nested element of which an MP4 file consists. @see https://www.iso.org/standard/83102.html */
interface Box {
  /** Four characters, decoded as Latin-1. */
  type: string;
  at: number;
  /** Start of its content. */
  body: number;
  /** Offset after its last byte. */
  end: number;
}

/** Size of the read window; headers are close together, so one read often covers several. */
const WINDOW_BYTES = 64 * 1024;

const HEAD_BYTES = 16;

/** Creates a reader with a window buffer. @param length Length of the file. */
function readInWindows(read: ReadBytes, length: number): (at: number, count: number) => Promise<Buffer> {
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  return async (at, count) => {
    // Truncated box.
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

/** Iterates the boxes of a range. A box that exceeds the range is cut at its end. */
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
    // A size of 0 means up to the end.
    const length = short === 0 ? end - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
    if (at + length < body) return;
    const box = { type: head.toString('latin1', 4, 8), at, body, end: Math.min(at + length, end) };
    yield box;
    at = box.end;
  }
}

/** Video codecs that browsers support: H.264 and HEVC. @see https://mp4ra.org/registered-types/sampleentries */
const PICTURES: ReadonlySet<string> = new Set(['avc1', 'avc3', 'hvc1', 'hev1']);

/** Audio codec: AAC. Phones add tracks of their own, for spatial audio. */
const SOUND = 'mp4a';

/** Path of boxes from a track to its codec. */
const WAY = ['mdia', 'minf', 'stbl', 'stsd'] as const;

/** Maximum number of examined tracks. Phones write half a dozen. */
const TRACKS_MAX = 50;

type Read = (at: number, count: number) => Promise<Buffer>;

/** A range of a file: first byte, and the byte after the last. */
interface Stretch {
  body: number;
  end: number;
}

/**
 * True if browsers can play an MP4 or QuickTime video: video is H.264 or HEVC, and one of the
 * audio tracks, if any, is AAC.
 * @param length Length of the file.
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

/** Returns the handler type of a track, such as `vide`. */
async function handlerOf(read: Read, track: Stretch): Promise<string> {
  const media = await boxOf(read, track, 'mdia');
  const handler = media && (await boxOf(read, media, 'hdlr'));
  // After version, flags, and QuickTime's component type.
  return handler ? (await read(handler.body + 8, 4)).toString('latin1') : '';
}

/** Returns the codec of a track as four characters; empty if unknown. */
async function formatOf(read: Read, track: Stretch): Promise<string> {
  let inner: Stretch | null = track;
  for (const type of WAY) inner = inner && (await boxOf(read, inner, type));
  // After version, flags and count, each entry starts with its length.
  return inner ? (await read(inner.body + 12, 4)).toString('latin1') : '';
}

/**
 * Boxes with locations, or descriptions that may contain them: of phones, 3GPP, cameras, dashcams and
 * Adobe. Players ignore them.
 *
 * @see https://developer.apple.com/documentation/quicktime-file-format/user_data_atoms
 */
const PLACES: ReadonlySet<string> = new Set(['\xa9xyz', 'loci', 'gps ', 'GPS ', 'GPMF', 'XMP_']);

/** UUID of a box with XMP metadata. */
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Boxes that may contain such boxes, at any depth. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak', 'udta']);

/** Metadata keys of locations, such as `com.apple.quicktime.location.ISO6709` of Apple devices. */
const PLACE_KEY = /(?:^|\.)location(?:\.|$)/i;

/** Maximum number of bytes read of a list of keys. */
const KEYS_BYTES = 64 * 1024;

/** Maximum number of examined boxes. A video has dozens; a fragmented one has its metadata before the fragments. */
const BOXES_MAX = 1_000;

const ZEROS = Buffer.alloc(2 ** 20);

/**
 * Finds locations in an MP4 file, and neutral bytes of the same length to overwrite them, so that no offsets change.
 * Locations per frame, in a track of their own, are not found.
 *
 * @returns Replacements by ascending offset.
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

  /** Values are in one list, referring by number to keys in another. */
  private async lookAtMeta({ body, end }: Box): Promise<void> {
    // In MP4 the box has a version field before its content, in QuickTime it has none.
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

  /** Returns the numbers, from 1, of keys for locations. */
  private async placeKeys({ body, end }: Box): Promise<number[]> {
    const list = await this.read(body, Math.min(end - body, KEYS_BYTES));
    const numbers: number[] = [];
    // After version and count, each entry has length, namespace and name.
    for (let at = 8, number = 1; at + 8 <= list.length; number += 1) {
      const length = list.readUInt32BE(at);
      if (length < 8) break;
      if (PLACE_KEY.test(list.toString('utf8', at + 8, at + length))) numbers.push(number);
      at += length;
    }
    return numbers;
  }

  /** Blanks a value, keeping its type and language. */
  private async blankValue(value: Box): Promise<void> {
    for await (const { type, body, end } of this.boxes(value.body, value.end)) {
      if (type === 'data') this.blank(body + 8, end);
    }
  }

  /** Turns a box into a `free` box. */
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

/** Number of bytes at the start that determine the type. */
const TYPE_BYTES = 4100;

/** A type of stored videos. */
type VideoType = Extract<FileType, `video/${string}`>;

/**
 * Detects the type of a video by content. QuickTime as recorded by phones is compatible with MP4 and served as such.
 *
 * @param length Length of the file.
 * @throws {UnplayableVideoError} If it is QuickTime that browsers cannot play.
 * @throws {WrongMediumError} If it is no supported video.
 * @see GAP-098
 */
export async function readVideoType(read: ReadBytes, length: number): Promise<VideoType> {
  const head = await read(0, Math.min(TYPE_BYTES, length));
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'video/mp4' || found?.mime === 'video/webm') return found.mime;
  if (found?.mime !== 'video/quicktime') throw new WrongMediumError('video');
  // Older QuickTime files have another first box, and codecs of that time.
  const isOfBoxes = Buffer.from(head.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (isOfBoxes && (await isPlayable(readInWindows(read, length), length))) return 'video/mp4';
  throw new UnplayableVideoError();
}

/** Returns the stored type for a declared type. */
export const keptTypeOf = (type: string): VideoType => (type === 'video/webm' ? 'video/webm' : 'video/mp4');

/** Removes locations from an MP4 video in place, without changing its length. */
export async function stripLocation(bytes: Uint8Array): Promise<void> {
  const patches = await findLocationBoxes(
    async (at, length) => bytes.subarray(at, at + length),
    bytes.length,
  );
  for (const patch of patches) bytes.set(patch.bytes, patch.at);
}

/** Does so in the storage before the file is published, reading only a small part of it. */
export async function forgetStoredPlaces(storage: FileStorage, name: string, length: number): Promise<void> {
  const patches = await findLocationBoxes(
    async (at, count) => buffer(await storage.read(name, { start: at, end: at + count - 1 })),
    length,
  );
  if (patches.length > 0) await storage.overwrite(name, patches);
}
