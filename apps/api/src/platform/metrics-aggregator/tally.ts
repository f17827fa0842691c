import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { type CounterBuffer, openCounterBuffer } from './counter-buffer';
import { addTallies, type TalliedEvent } from './tally.repository';

/** Counts what is looked at. */
export type Tally = CounterBuffer<TalliedEvent>;

/** @param heldMax How many different things are held at once. */
export const openTally = (db: Database, log: Logger, heldMax?: number): Tally =>
  openCounterBuffer<TalliedEvent>({
    db,
    log,
    keyOf: ({ event, id, source, byCompany }) => [event, id, source, byCompany],
    write: addTallies,
    ...(heldMax !== undefined && { heldMax }),
  });
