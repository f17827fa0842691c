import { utcDay } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../db/database';
import { transact } from '../db/transact';

/** Flush interval in milliseconds, the maximum loss in a crash. */
const FLUSH_EVERY_MS = 5_000;

/** Maximum number of distinct buffered events. Further ones are dropped, so that a flood cannot exhaust memory. */
const HELD_MAX = 20_000;

/** An event with its count on a day. */
export type DailyCount<Event> = Event & {
  /** Day in UTC. */
  day: string;
  count: number;
};

/**
 * Write-behind buffer that counts events in memory and adds the counts to the database every few seconds, so that
 * callers do not wait. Several processes add to the same rows. No personal data is stored.
 */
export interface CounterBuffer<Event> {
  /** Counts an event at the current time. */
  add(event: Event): void;
  /** Flushes the buffer. Counts that could not be written are retried with the next flush. */
  flush(): Promise<void>;
  /** Flushes and closes the buffer. */
  stop(): Promise<void>;
}

export interface CounterBufferOptions<Event> {
  db: Database;
  log: Logger;
  /** Returns the parts of the event's key, without spaces. */
  keyOf(event: Event): readonly (string | null)[];
  /** Adds counts to those in the database. */
  write(tx: Transaction, rows: readonly DailyCount<Event>[]): Promise<void>;
  /** Maximum number of distinct buffered events. Default 20,000. */
  heldMax?: number;
}

/** Creates a write-behind buffer for one kind of events. */
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
