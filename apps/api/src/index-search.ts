import { setTimeout } from 'node:timers/promises';
import { tellMatches } from './areas/operations/saved-searches';
import { indexChanges } from './areas/operations/search';
import type { Context } from './platform/context';
import type { Handlers } from './platform/http/call';
import type { Contract } from './platform/http/contract';

/** Sets how long a reply waits at most: behind an import of many things, what a member made is found later. */
const REPLY_WAITS_MS = 250;

/** Most transactions of a run: replies are not to wait for what others go on to change. */
const ROUNDS_MAX = 4;

/** Holds the run under way, and the one after it, which those who come meanwhile share. */
interface Runs {
  current: Promise<void>;
  next: Promise<void> | null;
}

const runsByContext = new WeakMap<Context, Runs>();

/**
 * Brings what is searched in line with what has changed. All that was committed before the call is in it, unless another
 * process is at it: that one goes on until nothing is left.
 */
export async function indexSearch(context: Context): Promise<void> {
  const runs = runsByContext.get(context);
  if (!runs) return begin(context);
  // The one under way may have looked before the caller's change was there.
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

/** Wraps handlers so that a call is answered once what it changed is found. */
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

/** Never throws: what has failed is tried again within a second. */
async function waitForSearch(context: Context): Promise<void> {
  const answered = new AbortController();
  const indexed = indexSearch(context).catch((error: unknown) => {
    context.log.warn({ err: error }, 'what is searched could not be brought in line at once');
  });
  const late = setTimeout(REPLY_WAITS_MS, undefined, { ref: false, signal: answered.signal });
  await Promise.race([indexed, late.catch(() => undefined)]);
  answered.abort();
}
