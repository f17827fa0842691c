import { fileURLToPath } from 'node:url';

/** The folder of this version's release, beside the built package. */
export async function releaseFolder(): Promise<string> {
  return fileURLToPath(new URL('./release/', import.meta.url));
}
