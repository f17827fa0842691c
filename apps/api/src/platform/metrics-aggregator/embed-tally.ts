import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { type CounterBuffer, openCounterBuffer } from './counter-buffer';
import { addEmbedTallies, type TalliedEmbedEvent } from './embed-tally.repository';

/** Counts what becomes of widgets. */
export type EmbedTally = CounterBuffer<TalliedEmbedEvent>;

/** Opens the counter of widgets. */
export const openEmbedTally = (db: Database, log: Logger): EmbedTally =>
  openCounterBuffer<TalliedEmbedEvent>({
    db,
    log,
    keyOf: ({ event, host, element, thing }) => [event, host, element, thing],
    write: addEmbedTallies,
  });
