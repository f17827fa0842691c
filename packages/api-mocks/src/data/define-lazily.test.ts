import { expect, it, vi } from 'vitest';
import { defineLazily } from './define-lazily';

const target = () => ({ name: 'unmade', rows: [0], other: 'as it was' });

it('makes the members once, when one of them is first read', () => {
  const make = vi.fn(() => ({ name: 'made', rows: [1, 2] }));
  const object = defineLazily(target(), ['name', 'rows'], make);
  expect(object.other).toBe('as it was');
  expect(make).not.toHaveBeenCalled();
  object.rows.push(3);
  expect([object.name, object.rows]).toEqual(['made', [1, 2, 3]]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps what a member is set to', () => {
  const object = defineLazily(target(), ['name', 'rows'], () => ({ name: 'made', rows: [] }));
  object.name = 'set';
  expect({ ...object }).toEqual({ name: 'set', rows: [], other: 'as it was' });
});
