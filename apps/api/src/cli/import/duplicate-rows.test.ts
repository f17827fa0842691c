import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { externalId } from '../../platform/db/ids';
import { DuplicateRowFinder } from './duplicate-rows';

const temporaryFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('millrace-import-')).length;

describe('the finder of repeated keys', () => {
  it('knows which comes again, and whether it says something else then', () => {
    const finder = new DuplicateRowFinder();
    for (const [key, content] of ['a 1', 'b 1', 'a 2', 'c 1', 'a 2', 'b 1'].map((text) => text.split(' '))) {
      finder.add(externalId('test', 'product', key ?? ''), content ?? '');
    }
    const duplicates = finder.finish();
    const places = [0, 1, 2, 3, 4, 5];
    expect(places.filter(duplicates.isRepeated)).toEqual([0, 1, 2]);
    expect(places.filter(duplicates.isDifferent)).toEqual([0]);
  });

  it('finds them among more than it keeps in memory, and leaves nothing behind', () => {
    const before = temporaryFolders();
    const finder = new DuplicateRowFinder();
    const count = 200_000;
    // Ids that need no hashing, spread over all parts.
    const idOf = (number: number) =>
      (number * 0x01000193).toString(16).padStart(12, '0').slice(-12).padEnd(32, '0');
    for (let number = 0; number < count; number += 1) finder.add(idOf(number), 'same');
    expect(temporaryFolders()).toBe(before + 1);
    for (let number = 0; number < count; number += 1000)
      finder.add(idOf(number), number === 5000 ? 'other' : 'same');
    const duplicates = finder.finish();
    let repeated = 0;
    for (let place = 0; place < count + count / 1000; place += 1)
      repeated += Number(duplicates.isRepeated(place));
    expect(repeated).toBe(count / 1000);
    expect([4000, 5000, 5001].map(duplicates.isDifferent)).toEqual([false, true, false]);
    expect(temporaryFolders()).toBe(before);
  });
});
