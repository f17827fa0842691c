import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * The package manager with its version, as npx takes it. Not the field packageManager: pnpm would look its own release
 * up in the registry at every frozen install.
 */
export function packageManager() {
  return `pnpm@${JSON.parse(readFileSync(at('package.json'), 'utf8')).config.pnpm}`;
}
