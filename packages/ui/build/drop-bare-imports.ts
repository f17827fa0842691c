import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes imports of files of which nothing is used out of a build: esbuild writes one for each file that an entry could
 * reach. None of our files does anything by being imported, as `sideEffects` says, and bundlers warn of each such import.
 * Their lines stay empty, so that source maps hold.
 *
 * @param dist The folder of the build.
 */
export function dropBareImports(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const path = join(dist, name);
    const code = readFileSync(path, 'utf8');
    const kept = code.replaceAll(/^import "\.[^"]+\.js";$/gm, '');
    if (kept !== code) writeFileSync(path, kept);
  }
}
