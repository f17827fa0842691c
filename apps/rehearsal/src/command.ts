import { type ChildProcess, spawn } from 'node:child_process';

/** Ran to its end, and ended with something else than 0. */
export class CommandFailed extends Error {}

/** Where a command runs, and what it finds in its environment beside our own. */
export interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs a command to its end.
 *
 * @returns what it printed
 * @throws {CommandFailed} with what it printed, unless it ended with 0
 */
export function command(line: string, { cwd, env }: Surroundings): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(line, { cwd, env: { ...process.env, ...env }, shell: true });
    const output = printed(child);
    child.on('close', (code) => {
      if (code === 0) resolve(output());
      else reject(new CommandFailed(`${line} ended with ${code}\n${output()}`));
    });
  });
}

/** A server that was started by a command. */
export interface Started {
  /** What it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it answers.
 *
 * @param url which answers once it runs
 * @throws {CommandFailed} with what it printed, when it ends or a minute passes before that
 */
export async function startServer(line: string, { cwd, env }: Surroundings, url: string): Promise<Started> {
  // A group of its own: what the shell starts ends with it.
  const child = spawn(line, { cwd, env: { ...process.env, ...env }, shell: true, detached: true });
  const output = printed(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isRunning) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new CommandFailed(`${line} does not answer\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { output, stop };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

function printed(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return () => output;
}
