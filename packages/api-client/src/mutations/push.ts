import { answerNothing } from '../answer';
import type { Client } from '../client';
import { meKeys } from '../query-keys';
import type { PushDevice } from '../types';
import { refetch, writeOptions } from './write-options';

/** Has this device show what one is told, or no longer, as options of TanStack Query. */
export function pushMutations(client: Client) {
  return {
    /** What the browser's `PushManager` has answered. */
    set: () =>
      writeOptions({
        mutationKey: ['me', 'push', 'set'],
        mutationFn: (body: PushDevice) => answerNothing(client.PUT('/api/v2/me/push', { body })),
        refresh: (queries) => refetch(queries, meKeys.push),
      }),

    end: () =>
      writeOptions({
        mutationKey: ['me', 'push', 'end'],
        mutationFn: () => answerNothing(client.DELETE('/api/v2/me/push')),
        refresh: (queries) => refetch(queries, meKeys.push),
      }),
  };
}
