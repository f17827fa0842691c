import { Worker } from 'node:worker_threads';

/**
 * Touches the lock, in a thread of its own: the embedded engine, and the copy before migrations, may hold up this one
 * for longer than a lock may go untouched.
 *
 * Where somebody else has the lock by now, as this process stood still for too long, two would write: it ends.
 */
const BEAT = `
const { readFileSync, utimesSync } = require('node:fs');
const { path, own, everyMs } = require('node:worker_threads').workerData;
setInterval(() => {
  let held = own;
  try {
    held = readFileSync(path, 'utf8');
    if (held === own) utimesSync(path, new Date(), new Date());
  } catch {
    // A disk that does not answer may answer the next time.
  }
  if (held !== own) throw new Error('Another process has taken ' + path + ' while this one stood still.');
}, everyMs);
`;

/** Says that a lock is in use, again and again, until it is told to end. @param own What the lock holds. */
export function startHeartbeat(path: string, own: string, everyMs: number): () => Promise<void> {
  const worker = new Worker(BEAT, {
    eval: true,
    workerData: { path, own, everyMs },
    // Nothing that this process was started with belongs there, such as tracing.
    execArgv: [],
    env: {},
  });
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}
