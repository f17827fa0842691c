import type { EmbedElementName, EmbedEvent } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { addEmbedTallies } from './embed-tally.repository';
import { openSums, type Summed, type Sums } from './sums';

/** Something that became of a widget on a site. */
interface TalliedEmbedEvent {
  event: EmbedEvent;
  /** The host of the site, as browsers name it. */
  host: string;
  element: EmbedElementName;
  /** What the widget is about: an id in small letters, or the key of a sector. */
  thing: string;
}

/** An event, and how often it was told of. */
export type EmbedTallyRow = Summed<TalliedEmbedEvent>;

/** Counts what becomes of widgets. */
export type EmbedTally = Sums<TalliedEmbedEvent>;

/** Opens the counter of widgets. */
export const openEmbedTally = (db: Database, log: Logger): EmbedTally =>
  openSums<TalliedEmbedEvent>({
    db,
    log,
    keyOf: ({ event, host, element, thing }) => [event, host, element, thing],
    write: addEmbedTallies,
  });
