import { utcDay } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../db/database';
import { transact } from '../db/transact';

/** How often what was counted is written, in milliseconds: what a crash may lose. */
const FLUSH_EVERY_MS = 5_000;

/** Different things that are held at once. What comes beyond is not counted, so that no flood fills the memory. */
const HELD_MAX = 20_000;

/** Something that happened, and how often. */
export type DailyCount<Event> = Event & {
  /** In UTC. */
  day: string;
  count: number;
};

/**
 * Counts events in memory, and adds the sums to the database every few seconds, so that whoever tells of one waits for
 * nothing. Several processes add to the same rows. Nothing of who it was is held.
 */
export interface CounterBuffer<Event> {
  /** Counts an event now. */
  add(event: Event): void;
  /** Writes what is held. What could not be written stays for the next time. */
  flush(): Promise<void>;
  /** Writes what is held, and ends it. */
  stop(): Promise<void>;
}

export interface CounterBufferOptions<Event> {
  db: Database;
  log: Logger;
  /** What tells an event from others; without spaces. */
  keyOf(event: Event): readonly (string | null)[];
  /** Adds sums to those of the database. */
  write(tx: Transaction, rows: readonly DailyCount<Event>[]): Promise<void>;
  /** How many different things are held at once. Default 20,000. */
  heldMax?: number;
}

/** Opens a write-behind buffer that counts one kind of events. */
export function openCounterBuffer<Event extends object>(
  options: CounterBufferOptions<Event>,
): CounterBuffer<Event> {
  const { db, log, keyOf, heldMax = HELD_MAX } = options;
  let held = new Map<string, DailyCount<Event>>();
  let dropped = 0;
  let writing: Promise<void> = Promise.resolve();

  const hold = (row: DailyCount<Event>): void => {
    const key = [...keyOf(row), row.day].join(' ');
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
      await transact(db, (tx) => options.write(tx, rows));
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
