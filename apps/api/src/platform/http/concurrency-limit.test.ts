import { afterEach, describe, expect, it } from 'vitest';
import { ConcurrencyLimit, nextLimit, type Rank, type Slot } from './concurrency-limit';

const limits: ConcurrencyLimit[] = [];
afterEach(() => {
  for (const limit of limits.splice(0)) limit.stop();
});

const NEVER = 3_600_000;

/** Creates a limit of `callsMax` concurrent calls. Without `waitMs`, queued calls never time out. */
function limitOf(callsMax: number, { waitMs = NEVER, databaseQueue = 0 } = {}) {
  const database = { waiting: 0 };
  const limit = new ConcurrencyLimit({
    limits: { callMs: NEVER, waitMs, callsMax, databaseQueue },
    waiting: () => database.waiting,
  });
  limits.push(limit);
  /** Who was let in or refused, in order, with the slots of the former. */
  const told: string[] = [];
  const slots = new Map<string, Slot>();
  const enter = (name: string, rank: Rank = 'read'): void =>
    limit.enter(
      () => rank,
      (slot) => {
        told.push(slot ? name : `${name} refused`);
        if (slot) slots.set(name, slot);
      },
    );
  return { limit, database, told, slots, enter };
}

describe('how many calls are answered at once', () => {
  const sample = { medianMs: 20, wasFull: true, databaseWaits: false, mostRefused: false };
  const bounds = { callMs: 250, callsMax: 1000 };

  it('rises while calls wait and are quick, and falls when they are slow or the database has too much to do', () => {
    expect(nextLimit(100, sample, bounds)).toBe(105);
    expect(nextLimit(100, { ...sample, wasFull: false }, bounds)).toBe(100);
    expect(nextLimit(100, { ...sample, medianMs: 251 }, bounds)).toBe(80);
    expect(nextLimit(100, { ...sample, databaseWaits: true }, bounds)).toBe(80);
    expect(nextLimit(100, { ...sample, medianMs: null }, bounds)).toBe(105);
  });

  it('stays between what keeps a process busy and what is allowed', () => {
    expect(nextLimit(17, { ...sample, medianMs: 9000 }, bounds)).toBe(16);
    expect(nextLimit(70, { ...sample, medianMs: 9000, mostRefused: true }, bounds)).toBe(64);
    expect(nextLimit(990, sample, bounds)).toBe(1000);
    expect(nextLimit(4, { ...sample, medianMs: 9000 }, { callMs: 250, callsMax: 4 })).toBe(4);
  });
});

describe('what comes beyond', () => {
  it('waits, and is let in by how urgent it is: what was begun, then changes of members, their reads, and others', () => {
    const { enter, told, slots, limit } = limitOf(1);
    enter('first');
    for (const rank of ['read', 'write', 'memberRead', 'memberWrite', 'begun'] as const) enter(rank, rank);
    expect(limit.waiting).toBe(5);
    for (const name of ['first', 'begun', 'memberWrite', 'memberRead', 'write']) slots.get(name)?.release();
    expect(told).toEqual(['first', 'begun', 'memberWrite', 'memberRead', 'write', 'read']);
  });

  it('is let in once for each slot, however often that is given back', () => {
    const { enter, told, slots } = limitOf(1);
    for (const name of ['a', 'b', 'c']) enter(name);
    slots.get('a')?.release();
    slots.get('a')?.release();
    expect(told).toEqual(['a', 'b']);
  });

  it('is refused when its turn does not come in time, but what was begun is ended', async () => {
    const { enter, told, slots } = limitOf(1, { waitMs: 1 });
    enter('first');
    enter('late');
    enter('begun', 'begun');
    await expect.poll(() => told).toEqual(['first', 'late refused']);
    slots.get('first')?.release();
    expect(told.at(-1)).toBe('begun');
  });

  it('gives its place to what is more urgent where too much waits', () => {
    const { enter, told } = limitOf(1);
    enter('first');
    for (let at = 0; at < 2_000; at += 1) enter(`read ${at}`);
    enter('one more');
    enter('urgent', 'memberWrite');
    expect(told).toEqual(['first', 'one more refused', 'read 0 refused']);
  });

  it('waits as well while too many statements wait for the database', async () => {
    const { enter, told, database, limit } = limitOf(100, { databaseQueue: 3 });
    database.waiting = 4;
    enter('first');
    expect([told, limit.isOverloaded]).toEqual([[], true]);
    database.waiting = 3;
    await expect.poll(() => told).toEqual(['first']);
    expect(limit.isOverloaded).toBe(false);
  });

  it('is answered while a call waits for its body, and then before all others', async () => {
    const { enter, told, slots, limit } = limitOf(1);
    enter('slow');
    enter('quick');
    let arrived = (): void => undefined;
    const body = slots.get('slow')?.outside(
      () =>
        new Promise<void>((resolve) => {
          arrived = resolve;
        }),
    );
    await expect.poll(() => told).toEqual(['slow', 'quick']);
    enter('next', 'memberWrite');
    arrived();
    await expect.poll(() => limit.waiting).toBe(2);
    slots.get('quick')?.release();
    await body;
    expect(told).toEqual(['slow', 'quick']);
    slots.get('slow')?.release();
    expect(told).toEqual(['slow', 'quick', 'next']);
  });
});
