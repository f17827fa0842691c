import { expect, it } from 'vitest';
import { findConflicts, rebase } from './concurrent-edits';

const before = { name: 'Mill', country: 'Sweden', url: '', address: 'Street 1', description: '' };
const typed = { ...before, address: 'Street 2', description: 'Mine' };

it('keeps what one has typed, and takes what the other has written elsewhere [GAP-058]', () => {
  const now = { ...before, url: 'mill.example', address: 'Street 3' };
  expect(rebase(before, now, typed)).toEqual({
    ...before,
    url: 'mill.example',
    address: 'Street 2',
    description: 'Mine',
  });
});

it('tells what the other has written where one has typed something else', () => {
  const now = { ...before, address: 'Street 3', description: 'Mine' };
  expect(findConflicts(before, now, rebase(before, now, typed))).toEqual({ address: 'Street 3' });
  expect(findConflicts(before, before, typed)).toEqual({});
});
