import { expect, it } from 'vitest';
import { isPasswordLongEnough } from './password';

it.each([
  ['', false],
  ['1234567', false],
  ['12345678', true],
  ['        ', true],
  // Seven characters, though of two code units each.
  ['🔑🔑🔑🔑🔑🔑🔑', false],
])('takes %j for long enough: %s [DIFF-011]', (password, expected) => {
  expect(isPasswordLongEnough(password)).toBe(expected);
});
