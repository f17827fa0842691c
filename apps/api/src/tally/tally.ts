import type { AnalyticsEvent, AnalyticsSource } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { openSums, type Summed, type Sums } from './sums';
import { addTallies } from './tally.repository';

/** Something that was looked at or clicked. */
interface TalliedEvent {
  event: AnalyticsEvent;
  /** Of the company, product or post. */
  id: string;
  source: AnalyticsSource;
  /** The company that the one who looks belongs to, or says so; null for all others. */
  byCompany: string | null;
}

/** An event, and how often it was told of. */
export type TallyRow = Summed<TalliedEvent>;

/** Counts what is looked at. */
export type Tally = Sums<TalliedEvent>;

/** @param heldMax How many different things are held at once. */
export const openTally = (db: Database, log: Logger, heldMax?: number): Tally =>
  openSums<TalliedEvent>({
    db,
    log,
    keyOf: ({ event, id, source, byCompany }) => [event, id, source, byCompany],
    write: addTallies,
    ...(heldMax !== undefined && { heldMax }),
  });
