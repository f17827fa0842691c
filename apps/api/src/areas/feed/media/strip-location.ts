import { buffer } from 'node:stream/consumers';
import type { FileStorage } from '../../../platform/storage/storage';
import { findLocationBoxes } from './video-location';

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
