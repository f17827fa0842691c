import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

export { freePort } from '@millrace/test-servers/free-port';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the set-up of the run has bundled the program. */
    program: string;
  }
}

const API = fileURLToPath(new URL('..', import.meta.url));

/** The program in a process of its own. */
export interface OwnProcess {
  child: ChildProcess;
  /** All that it wrote so far. */
  output(): string;
  exitCode: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Where the program starts from: its source, bundled by the global setup, or `dist`, which the caller must build first. */
export type Program = 'source' | 'build';

const fromSource = ['--conditions=millrace-source', '--import', 'tsx', join(API, 'src', 'main.ts')];

function argumentsOf(program: Program): readonly string[] {
  if (program === 'build') return [join(API, 'dist', 'main.js')];
  const bundle = inject('program');
  return bundle ? [bundle] : fromSource;
}

/**
 * Starts the program, as `npm start` starts its build.
 *
 * @param env All of its environment.
 * @param options.umask What it is started with, as `022`; left out, that of the tests.
 */
export function startProcess(
  env: Record<string, string>,
  program: Program = 'source',
  { umask }: { umask?: string } = {},
): OwnProcess {
  const command = [process.execPath, ...argumentsOf(program)];
  const [file = '', ...args] =
    umask === undefined ? command : ['/bin/sh', '-c', `umask ${umask}; exec "$0" "$@"`, ...command];
  const child = spawn(file, args, {
    cwd: API,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exitCode = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { child, output: () => output, exitCode };
}

/** Waits until a process serves. @throws What it wrote, when it ends instead. */
export async function untilReady({ output, child }: OwnProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(output());
    try {
      if ((await fetch(`http://localhost:${port}/readyz`)).ok) return;
    } catch {
      // A process that does not listen yet tells nobody when it will.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Ends every process that is still there. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** A port that something listens on. */
export const takePort = (): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
