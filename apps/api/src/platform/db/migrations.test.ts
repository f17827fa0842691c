import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MIGRATIONS_PATH } from '../paths';

interface Journal {
  entries: { tag: string; when: number }[];
}

it('migrations are in the order of their moments: one that is older than the last applied would be skipped', () => {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_PATH, 'meta/_journal.json'), 'utf8')) as Journal;
  const inOrder = journal.entries.toSorted((a, b) => a.when - b.when);
  expect(journal.entries.map(({ tag }) => tag)).toEqual(inOrder.map(({ tag }) => tag));
});
