import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Flags of Node for a server whose memory is asked for. */
export const MEMORY_REPORTER = [
  '--expose-gc',
  '--import',
  fileURLToPath(new URL('report-memory.mjs', import.meta.url)),
] as const;

const PATIENCE_MS = 20_000;

/** What a process holds once its garbage is collected, in KiB: in its heap and buffers, and in all. */
export interface Memory {
  heap: number;
  resident: number;
}

/** Asks a process that was started with `MEMORY_REPORTER`. @throws When it does not answer. */
export async function memoryOf(pid: number): Promise<Memory> {
  const file = join(tmpdir(), `millrace-bench-memory-${pid}`);
  process.kill(pid, 'SIGUSR2');
  for (const deadline = Date.now() + PATIENCE_MS; !existsSync(file); ) {
    if (Date.now() > deadline) throw new Error(`Process ${pid} does not tell what it holds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external, rss } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
  rmSync(file);
  return { heap: (heapUsed + external) / 1024, resident: rss / 1024 };
}
