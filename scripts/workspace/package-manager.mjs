import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * Returns the package manager with its version, for npx. Does not use the field packageManager: pnpm would look up its
 * own release in the registry at every frozen install.
 */
export function packageManager() {
  return `pnpm@${JSON.parse(readFileSync(at('package.json'), 'utf8')).config.pnpm}`;
}
