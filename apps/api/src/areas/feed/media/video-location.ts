import type { Patch } from '../../../platform/storage/storage';
import { type Box, boxesIn, type ReadBytes, readInWindows } from './mp4-boxes';

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
export async function findLocationBoxes(read: ReadBytes, length: number): Promise<Patch[]> {
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
