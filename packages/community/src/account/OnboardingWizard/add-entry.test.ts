import { expect, it } from 'vitest';
import { addEntry } from './add-entry';

const glass = { id: 'p1', name: 'Preform silica glass', description: '' };

it('adds at the end, and nothing twice', () => {
  const one = addEntry([], glass);
  const two = addEntry(one, { id: null, name: 'Draw tower', description: 'Draws fiber.' });
  expect(two.map(({ name, state }) => [name, state])).toEqual([
    ['Preform silica glass', 'waiting'],
    ['Draw tower', 'waiting'],
  ]);
  expect(addEntry(two, glass)).toBe(two);
  expect(addEntry(two, { id: null, name: 'DRAW TOWER', description: 'Another.' })).toBe(two);
  expect(new Set(two.map(({ key }) => key)).size).toBe(2);
});
