import { setTimeout } from 'node:timers/promises';
import { tellMatches } from './areas/operations/saved-searches';
import { indexChanges } from './areas/operations/search';
import type { Context } from './platform/context';
import type { Handlers } from './platform/http/call';
import type { Contract } from './platform/http/contract';

/** Maximum time for which a reply waits; during a large import a change becomes searchable later. */
const REPLY_WAITS_MS = 250;

/** Maximum number of transactions of a run, so that replies do not wait for others' further changes. */
const ROUNDS_MAX = 4;

/** The current run, and the next one, which all calls in the meantime share. */
interface Runs {
  current: Promise<void>;
  next: Promise<void> | null;
}

const runsByContext = new WeakMap<Context, Runs>();

/**
 * Updates the search index with everything committed before the call, unless another process is doing so, which
 * continues until the queue is empty.
 */
export async function indexSearch(context: Context): Promise<void> {
  const runs = runsByContext.get(context);
  if (!runs) return begin(context);
  // The current run may have read the queue before the caller's change.
  runs.next ??= runs.current.catch(() => undefined).then(() => begin(context));
  return runs.next;
}

function begin(context: Context): Promise<void> {
  const current = indexChanges(context.db, tellMatches(context), undefined, ROUNDS_MAX).then(() => undefined);
  const runs: Runs = { current, next: null };
  runsByContext.set(context, runs);
  const end = (): void => {
    if (runs.next === null) runsByContext.delete(context);
  };
  current.then(end, end);
  return current;
}

/** Wraps handlers, so that replies are sent after their changes are searchable. */
export function foundOnceAnswered<Some extends Partial<Handlers>>(
  context: Context,
  { operations }: Pick<Contract, 'operations'>,
  handlers: Some,
): Some {
  const changing = new Set<string>(
    operations.flatMap(({ id, method }) => (method === 'get' || method === 'head' ? [] : [id])),
  );
  const all = Object.entries(handlers) as [string, (call: never) => Promise<unknown>][];
  return Object.fromEntries(
    all.map(([id, handle]) => [
      id,
      changing.has(id)
        ? async (call: never) => {
            const reply = await handle(call);
            await waitForSearch(context);
            return reply;
          }
        : handle,
    ]),
  ) as Some;
}

/** Runs an update and never throws; a failure is retried within a second. */
async function waitForSearch(context: Context): Promise<void> {
  const answered = new AbortController();
  const indexed = indexSearch(context).catch((error: unknown) => {
    context.log.warn({ err: error }, 'what is searched could not be brought in line at once');
  });
  const late = setTimeout(REPLY_WAITS_MS, undefined, { ref: false, signal: answered.signal });
  await Promise.race([indexed, late.catch(() => undefined)]);
  answered.abort();
}
