import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The sources lie in apps/api/src/platform and the bundle in apps/api/dist, so that the way up differs; the contract marks the top.
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'openapi.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('openapi.yaml was not found above the program.');
    folder = parent;
  }
  return folder;
}

const root = findRoot();

/** The program, as source or as bundle. */
export const PROGRAM_PATH = join(root, 'apps', 'api');

/** The contract; of a bundle as JSON beside it, as a second of every start would go into reading the other. */
export const CONTRACT_PATH = findContract();

function findContract(): string {
  const built = join(dirname(fileURLToPath(import.meta.url)), 'openapi.json');
  return existsSync(built) ? built : join(root, 'openapi.yaml');
}

/** The SQL that makes the tables, one file a step. */
export const MIGRATIONS_PATH = join(root, 'apps', 'api', 'src', 'platform', 'db', 'migrations');

/** The companies, products and members of the demonstration. */
export const DEMO_PATH = join(root, 'apps', 'api', 'demo');

/** Where data is kept unless `DATA_DIR` says otherwise. */
export const DEFAULT_DATA_DIR = join(root, '.millrace');
