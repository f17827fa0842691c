import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ports } from './hosts';

/** An API and a web server of their own, without the demonstration, for journeys that set them up differently. */
export interface OwnServers {
  api: string;
  web: string;
  /** To be called before all tests of a file. */
  start(): Promise<void>;
  stopApi(): Promise<void>;
  /** Starts the API once more, on the same data. */
  startApi(): Promise<void>;
  /** Runs a command of the operator on the same data, while the API is stopped. @returns What it says. */
  operate(command: 'moderators' | 'plans', args: readonly string[]): string;
  /** Ends the API as a crash does. */
  killApi(): Promise<void>;
  /** To be called after all tests of a file. */
  stop(): Promise<void>;
}

/** How long a server may take to start where others are busy too. */
const START_MS = 120_000;

const root = join(import.meta.dirname, '..', '..');

/**
 * @param offset Added to the ports of the other journeys; each file has one of its own.
 * @param env What is set differently for the API.
 */
export function ownServers(offset: number, env: Record<string, string>): OwnServers {
  const api = `http://localhost:${ports.api + offset}`;
  const web = `http://localhost:${ports.web + offset}`;
  const processes = new Map<'api' | 'web', ChildProcess>();
  let folder: string | undefined;
  const envOf = (app: 'api' | 'web') => ({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    API_PORT: String(ports.api + offset),
    WEB_PORT: String(ports.web + offset),
    API_URL: api,
    WEB_URL: web,
    LOG_LEVEL: 'warn',
    ...(app === 'api' && env),
  });
  const run = (app: 'api' | 'web') => {
    const options = { cwd: root, env: envOf(app), stdio: 'inherit' } as const;
    processes.set(app, spawn(process.execPath, [`apps/${app}/dist/main.js`], options));
  };
  return {
    api,
    web,
    async start() {
      test.setTimeout(START_MS * 2);
      folder = mkdtempSync(join(tmpdir(), 'millrace-own-'));
      run('api');
      run('web');
      for (const url of [`${api}/readyz`, `${web}/healthz`]) {
        await expect.poll(() => answers(url), { timeout: START_MS }).toBe(true);
      }
    },
    async stopApi() {
      const process = processes.get('api');
      if (process) await end(process);
    },
    async startApi() {
      run('api');
      await expect.poll(() => answers(`${api}/readyz`), { timeout: START_MS }).toBe(true);
    },
    operate: (command, args) =>
      execFileSync(process.execPath, [`apps/api/dist/${command}.js`, ...args], {
        cwd: root,
        env: envOf('api'),
        encoding: 'utf8',
      }),
    async killApi() {
      const process = processes.get('api');
      if (process) await end(process, 'SIGKILL');
    },
    async stop() {
      await Promise.all([...processes.values()].map((child) => end(child)));
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
