import { fileURLToPath } from 'node:url';

/** Folder of this version's release, next to the built package. */
export async function releaseFolder(): Promise<string> {
  return fileURLToPath(new URL('./release/', import.meta.url));
}
