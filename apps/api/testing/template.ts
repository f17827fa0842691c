import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { importEngine, openEngine } from '../src/platform/db/database';
import { openJobs } from '../src/platform/jobs';
import { MIGRATIONS_PATH } from '../src/platform/paths';

/** Names the state that the migrations lead to. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS_PATH).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(MIGRATIONS_PATH, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A data folder of the embedded engine in which the migrations are done, as a file: starting from it takes a second,
 * starting from nothing takes five or more.
 *
 * @returns Where the file is; it is made when it is not there yet.
 */
export async function prepareTemplate(): Promise<string> {
  const version = engineVersion();
  const folder = join(tmpdir(), 'millrace-templates');
  const path = join(folder, `pglite-${version}-${migrationsHash()}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const [{ PGlite }, { pg_trgm }] = await importEngine();
  const engine = await PGlite.create({ extensions: { pg_trgm } });
  const { db, close } = await openEngine(engine);
  // Makes the queues, which each test would make otherwise.
  await openJobs(db, pino({ level: 'silent' }));
  const dump = await engine.dumpDataDir('none');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, path);
  await close();
  return path;
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
