import type { AnalyticsEvent, AnalyticsSource } from '@millrace/domain';
import { utcDay } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import { transact } from '../db/transact';
import { addTallies } from './tally.repository';

/** How often what was counted is written, in milliseconds: what a crash may lose. */
const FLUSH_EVERY_MS = 5_000;

/** Different things that are held at once. What comes beyond is not counted, so that no flood fills the memory. */
const HELD_MAX = 20_000;

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
export interface TallyRow extends TalliedEvent {
  /** In UTC. */
  day: string;
  count: number;
}

/**
 * Counts events in memory, and adds the sums to the database every few seconds, so that whoever tells of one waits for
 * nothing. Several processes add to the same rows. Nothing of who it was is held.
 */
export interface Tally {
  /** Counts an event now. */
  add(event: TalliedEvent): void;
  /** Writes what is held. What could not be written stays for the next time. */
  flush(): Promise<void>;
  /** Writes what is held, and ends it. */
  stop(): Promise<void>;
}

/** @param heldMax How many different things are held at once. */
export function openTally(db: Database, log: Logger, heldMax = HELD_MAX): Tally {
  let held = new Map<string, TallyRow>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const hold = (row: TallyRow): void => {
    const key = [row.event, row.id, row.source, row.byCompany, row.day].join(' ');
    const same = held.get(key);
    if (same) same.count += row.count;
    else if (held.size < heldMax) held.set(key, row);
    else dropped += row.count;
  };

  const write = async (): Promise<void> => {
    if (dropped > 0) log.warn({ dropped }, 'more was looked at than can be counted');
    dropped = 0;
    if (held.size === 0) return;
    const rows = [...held.values()];
    held = new Map();
    try {
      await transact(db, (tx) => addTallies(tx, rows));
    } catch (error) {
      log.error({ err: error }, 'what was looked at could not be written');
      for (const row of rows) hold(row);
    }
  };

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    add: (event) => hold({ ...event, day: utcDay(Date.now()), count: 1 }),
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
