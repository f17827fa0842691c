import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A service as its unit file has it. */
interface Unit {
  command: string[];
  folder: string;
  env: Record<string, string>;
}

/** How a process was left by the last one who stopped it. */
interface Running {
  child: ChildProcess;
  output: string[];
  ended: Promise<number | null>;
}

/** Follows unit files as systemd does, as far as ours say something about processes. */
export class Units {
  private readonly running = new Map<string, Running>();
  /** Who is known to the machine, and who has which folder, as `name` and `name:group /folder`. */
  readonly users = new Set<string>();
  readonly owners = new Set<string>();
  /** What every process is told besides. */
  env: Record<string, string> = {};

  /**
   * @param folder Where the unit files are.
   * @param adapt Puts what this machine has in the place of what the files name.
   */
  constructor(
    private readonly folder: string,
    private readonly adapt: (text: string) => string,
  ) {}

  /** @param name Such as `millrace-api@5000`. */
  start(name: string): void {
    const { command, folder, env } = this.read(name);
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
    this.running.set(name, { child, output, ended });
  }

  /** Tells a process to stop, and waits until it has. @throws What it wrote, where it did not end in order. */
  async stop(name: string): Promise<void> {
    const running = this.running.get(name);
    if (!running) return;
    this.running.delete(name);
    running.child.kill('SIGTERM');
    const code = await running.ended;
    if (code !== 0) throw new Error(`${name} ended with ${code}: ${running.output.join('').slice(-3000)}`);
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((name) => this.stop(name)));
  }

  private read(name: string): Unit {
    const [template, instance = ''] = name.split('@');
    const text = this.adapt(readFileSync(join(this.folder, `${template}@.service`), 'utf8'));
    const lines = text
      .replaceAll('%i', this.adapt(instance))
      .split('\n')
      .flatMap((line) => [/^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []])
      .filter(([key]) => key !== undefined);
    const all = (key: string): string[] => lines.flatMap(([one, value = '']) => (one === key ? [value] : []));
    const files = all('EnvironmentFile').flatMap((path) => readFileSync(path, 'utf8').split('\n'));
    const [command, folder] = [all('ExecStart')[0], all('WorkingDirectory')[0]];
    this.requireUser(name, all('User')[0] ?? 'root', readPairs(files).DATA_DIR);
    if (!command || !folder || !existsSync(folder)) throw new Error(`${name} can't be started:\n${text}`);
    return { command: command.split(' '), folder, env: readPairs([...files, ...all('Environment')]) };
  }

  /** What a real systemd refuses, and what a process fails at that may not write where it must. */
  private requireUser(name: string, user: string, dataDir: string | undefined): void {
    if (!this.users.has(user)) throw new Error(`${name} runs as ${user}, whom nobody has added.`);
    if (!this.owners.has(`${user}:${user} ${dataDir}`)) throw new Error(`${user} does not own ${dataDir}.`);
  }
}

const readPairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return key ? [[key, value.replace(/^"(.*)"$/, '$1')]] : [];
    }),
  );
