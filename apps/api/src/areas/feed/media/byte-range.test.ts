import { expect, it } from 'vitest';
import { readByteRange } from './media.service';

it.each([
  [null, null],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['pages=1-2', null],
])('reads the header %j of a file of a hundred bytes', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});
