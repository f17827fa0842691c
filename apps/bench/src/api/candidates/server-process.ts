import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { RunningCandidate } from './candidate';

const START_MS = 30_000;

/** Program that listens on a port, with its readiness check. */
export interface ServerProgram {
  name: string;
  /** File of the program. */
  entry: string;
  env: (port: number) => Record<string, string>;
  /** Path that returns 200 once the server is ready. */
  health: string;
  /** File for its output, as with any service. */
  folder: string;
  /** Node flags in addition to `BENCH_NODE_FLAGS`. */
  flags?: readonly string[] | undefined;
}

/** Spawns a server and waits until it is ready. */
export async function startProcess({
  name,
  entry,
  env,
  health,
  folder,
  flags = [],
}: ServerProgram): Promise<RunningCandidate> {
  const port = await freePort();
  const log = join(folder, `${name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(
    process.execPath,
    [...(process.env.BENCH_NODE_FLAGS?.split(' ') ?? []), ...flags, entry],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env(port) },
      stdio: ['ignore', output, output],
    },
  );
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (
    const deadline = Date.now() + START_MS;
    child.exitCode === null && child.signalCode === null && Date.now() < deadline;
  ) {
    const ready = await fetch(`${url}${health}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { url, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${name} did not start; see ${log}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
