import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { yieldToRequests } from './yield-to-requests';

/** An engine whose statements block the thread for some milliseconds, as those of the embedded one do. */
function blockingEngine(): PGlite {
  const query = async () => {
    const end = performance.now() + 3;
    while (performance.now() < end);
  };
  const transaction = (work: (tx: { query: typeof query }) => Promise<unknown>) => work({ query });
  return { query, transaction } as unknown as PGlite;
}

it.each([
  ['statements', (engine: PGlite) => engine.query('SELECT 1')],
  ['transactions', (engine: PGlite) => engine.transaction((tx) => tx.query('SELECT 1'))],
])('serves requests between %s of the embedded engine', async (_, work) => {
  const engine = blockingEngine();
  yieldToRequests(engine);
  let isServed = false;
  setImmediate(() => {
    isServed = true;
  });
  for (let at = 0; at < 5; at += 1) await work(engine);
  expect(isServed).toBe(true);
});
