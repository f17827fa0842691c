import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { CONTRACT_PATH, PROGRAM_PATH } from '../src/platform/paths';

/**
 * Bundles the program from its source, for tests that start it as a separate process. Starting from TypeScript takes two
 * seconds longer each time.
 *
 * @returns Where the bundle is.
 */
export async function bundleProgram(): Promise<string> {
  const folder = join(PROGRAM_PATH, 'node_modules', '.cache', 'program');
  const manifest = JSON.parse(readFileSync(join(PROGRAM_PATH, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const installed = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@millrace/'));
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `main.${process.pid}.mjs`);
  await build({
    entryPoints: [join(PROGRAM_PATH, 'src', 'main.ts')],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['millrace-source'],
    external: installed.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'error',
  });
  writeFileSync(
    join(folder, 'openapi.json'),
    JSON.stringify(parse(readFileSync(CONTRACT_PATH, 'utf8'), { merge: true })),
  );
  const bundle = join(folder, 'main.mjs');
  renameSync(draft, bundle);
  return bundle;
}
