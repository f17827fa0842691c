import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts a path below the root */
export const at = (...parts) => join(root, ...parts);
