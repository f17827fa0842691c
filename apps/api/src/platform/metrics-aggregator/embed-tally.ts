import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { type CounterBuffer, openCounterBuffer } from './counter-buffer';
import { addEmbedTallies, type TalliedEmbedEvent } from './embed-tally.repository';

/** Counter of widget events. */
export type EmbedTally = CounterBuffer<TalliedEmbedEvent>;

/** Creates the counter of widget events. */
export const openEmbedTally = (db: Database, log: Logger): EmbedTally =>
  openCounterBuffer<TalliedEmbedEvent>({
    db,
    log,
    keyOf: ({ event, host, element, thing }) => [event, host, element, thing],
    write: addEmbedTallies,
  });
