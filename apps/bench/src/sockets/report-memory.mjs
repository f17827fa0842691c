/**
 * Loaded into a server that is measured: asked by SIGUSR2 it collects its garbage and writes what it then holds, in
 * bytes, to a file of its own. Needs `--expose-gc`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.on('SIGUSR2', () => {
  // The second finds what the first has set free.
  globalThis.gc?.();
  globalThis.gc?.();
  const file = join(tmpdir(), `millrace-bench-memory-${process.pid}`);
  writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
  renameSync(`${file}.part`, file);
});
