import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { addEmbedTallies, type TalliedEmbedEvent } from './embed-tally.repository';
import { openCounterBuffer, type CounterBuffer } from './counter-buffer';

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
