/**
 * Preloaded into a measured server: on SIGUSR2 it collects garbage and writes its memory usage, in
 * bytes, to a file. Needs `--expose-gc`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.on('SIGUSR2', () => {
  // The second collection frees what the first has released.
  globalThis.gc?.();
  globalThis.gc?.();
  const file = join(tmpdir(), `millrace-bench-memory-${process.pid}`);
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
