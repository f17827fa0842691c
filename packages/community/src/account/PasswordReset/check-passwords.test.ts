import { expect, it } from 'vitest';
import { checkPasswords } from './check-passwords';

it.each([
  ['', '', true, true],
  ['long enough', '', false, true],
  ['', 'long enough', true, true],
  ['1234567', '1234567', true, true],
  ['12345678', '12345678', false, false],
  ['12345678', '12345679', false, true],
])('%j and %j: the first refused %s, the second %s [ACC-016]', (password, confirm, first, second) => {
  expect(checkPasswords(password, confirm)).toEqual({ password: first, confirm: second });
});
