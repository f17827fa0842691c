import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Node flags of a server whose memory is measured. */
export const MEMORY_REPORTER = [
  '--expose-gc',
  '--import',
  fileURLToPath(new URL('report-memory.mjs', import.meta.url)),
] as const;

const PATIENCE_MS = 20_000;

/** Memory of a process after garbage collection, in KiB: heap and buffers, and in total. */
export interface Memory {
  heap: number;
  resident: number;
}

/** Requests it from a process that was started with `MEMORY_REPORTER`. @throws if it does not respond. */
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
