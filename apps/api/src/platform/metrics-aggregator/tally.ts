import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { type CounterBuffer, openCounterBuffer } from './counter-buffer';
import { addTallies, type TalliedEvent } from './tally.repository';

/** Counter of views and clicks. */
export type Tally = CounterBuffer<TalliedEvent>;

/** @param heldMax Maximum number of distinct buffered events. */
export const openTally = (db: Database, log: Logger, heldMax?: number): Tally =>
  openCounterBuffer<TalliedEvent>({
    db,
    log,
    keyOf: ({ event, id, source, byCompany }) => [event, id, source, byCompany],
    write: addTallies,
    ...(heldMax !== undefined && { heldMax }),
  });
