import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Sources are in apps/api/src/platform, the bundle in apps/api/dist, at different depths. The contract marks the root.
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

/** Entry point of the program, as source or bundle. */
export const PROGRAM_PATH = join(root, 'apps', 'api');

/** The contract. The bundle has a JSON copy, because parsing the YAML would slow each start by a second. */
export const CONTRACT_PATH = findContract();

function findContract(): string {
  const built = join(dirname(fileURLToPath(import.meta.url)), 'openapi.json');
  return existsSync(built) ? built : join(root, 'openapi.yaml');
}

/** SQL migrations, one file per step. */
export const MIGRATIONS_PATH = join(root, 'apps', 'api', 'src', 'platform', 'db', 'migrations');

/** Companies, products and members of the demo data. */
export const DEMO_PATH = join(root, 'apps', 'api', 'demo');

/** Default of `DATA_DIR`. */
export const DEFAULT_DATA_DIR = join(root, '.millrace');
