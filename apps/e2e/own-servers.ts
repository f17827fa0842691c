import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FlakyBalancer } from '@millrace/test-servers/flaky-balancer';
import { type OwnPostgresServer, startOwnPostgres } from '@millrace/test-servers/postgres-server';
import { expect, test } from '@playwright/test';
import { ports } from './hosts';

/** Separate API and web server, without demo data, for journeys with a different configuration. */
export interface OwnServers {
  api: string;
  web: string;
  /** Call before all tests of a file. */
  start(): Promise<void>;
  stopApi(): Promise<void>;
  /** Starts another API process on the same data. */
  startApi(): Promise<void>;
  /** Runs an operator's command on the same data, while the API is stopped. @returns Its output. */
  operate(command: 'moderators' | 'plans', args: readonly string[]): string;
  /** Kills the first API process, to simulate a crash. */
  killApi(): Promise<void>;
  /** Stops the database of the API processes on PostgreSQL, keeping its data. */
  haltDatabase(): Promise<void>;
  resumeDatabase(): Promise<void>;
  /** Call after all tests of a file. */
  stop(): Promise<void>;
}

/** Configuration beyond `env`. */
export interface OwnServersOptions {
  /** `postgres` starts two API processes on a separate PostgreSQL, behind a load balancer. Default: one, embedded. */
  engine?: 'embedded' | 'postgres';
}

/** Journeys with their own servers; files run in parallel, so each has its own ports. */
const OWNERS = ['limits', 'moderation', 'chat-faults', 'plans', 'moderators', 'outage'] as const;

export type Owner = (typeof OWNERS)[number];

/** Timeout of a server's start while other processes are busy. */
const START_MS = 120_000;

const root = join(import.meta.dirname, '..', '..');

/**
 * @param owner Journey that owns them.
 * @param env Environment variables that differ for the API.
 */
export function ownServers(
  owner: Owner,
  env: Record<string, string>,
  { engine = 'embedded' }: OwnServersOptions = {},
): OwnServers {
  const offset = OWNERS.indexOf(owner) + 1;
  const api = `http://localhost:${ports.api + offset}`;
  const web = `http://localhost:${ports.web + offset}`;
  const isSpread = engine === 'postgres';
  /** API processes by port, in start order. */
  const apis = new Map<number, ChildProcess>();
  let webProcess: ChildProcess | undefined;
  let balancer: FlakyBalancer | undefined;
  let postgres: OwnPostgresServer | undefined;
  let folder: string | undefined;
  const envOf = (app: 'api' | 'web', port: number) => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    API_PORT: String(app === 'api' ? port : ports.api + offset),
    WEB_PORT: String(ports.web + offset),
    API_URL: api,
    WEB_URL: web,
    LOG_LEVEL: 'warn',
    ...(app === 'api' && env),
    ...(app === 'api' && postgres && { DATABASE_URL: postgres.url }),
  });
  const run = (app: 'api' | 'web', port: number): ChildProcess => {
    const options = { cwd: root, env: envOf(app, port), stdio: 'inherit' } as const;
    return spawn(process.execPath, [`apps/${app}/dist/main.js`], options);
  };
  const runApi = async (): Promise<void> => {
    const port = isSpread ? await freePort() : ports.api + offset;
    apis.set(port, run('api', port));
    await expect.poll(() => answers(`http://localhost:${port}/readyz`), { timeout: START_MS }).toBe(true);
    balance();
  };
  /** Load balancer for the running processes. */
  const balance = (): void => {
    if (balancer) balancer.ports = [...apis.keys()];
  };
  const endApi = async (port: number, signal: NodeJS.Signals): Promise<void> => {
    const child = apis.get(port);
    apis.delete(port);
    balance();
    if (child) await end(child, signal);
  };
  return {
    api,
    web,
    async start() {
      test.setTimeout(START_MS * 2);
      folder = mkdtempSync(join(tmpdir(), 'millrace-own-'));
      if (isSpread) {
        postgres = await startOwnPostgres();
        balancer = await FlakyBalancer.start(ports.api + offset);
      }
      webProcess = run('web', ports.web + offset);
      // The first one creates the tables.
      for (let count = isSpread ? 2 : 1; count > 0; count -= 1) await runApi();
      await expect.poll(() => answers(`${web}/healthz`), { timeout: START_MS }).toBe(true);
    },
    async stopApi() {
      for (const port of [...apis.keys()]) await endApi(port, 'SIGTERM');
    },
    startApi: runApi,
    operate: (command, args) =>
      execFileSync(process.execPath, [`apps/api/dist/cli.js`, command, ...args], {
        cwd: root,
        env: envOf('api', ports.api + offset),
        encoding: 'utf8',
      }),
    async killApi() {
      const [port] = apis.keys();
      if (port !== undefined) await endApi(port, 'SIGKILL');
    },
    haltDatabase: async () => postgres?.halt(),
    resumeDatabase: async () => postgres?.resume(),
    async stop() {
      await Promise.all([...apis.values(), ...(webProcess ? [webProcess] : [])].map((child) => end(child)));
      await balancer?.stop();
      await postgres?.stop();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

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
