import { expect, it } from 'vitest';
import { isPasswordLongEnough, isPasswordOfNames } from './password';

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

it.each([
  ['millrace-2026', [], true],
  ['MillraceMillrace', [], true],
  ['ada.lovelace1', ['Ada.Lovelace@people.example'], true],
  ['ada.lovelace@people.example', ['ada.lovelace@people.example'], true],
  ['people-1843', ['ada.lovelace@people.example'], true],
  ['another-millrace', [], false],
  ['correct horse battery staple', ['ada@people.example'], false],
  // Three letters stand in many words.
  ['armadas!', ['ada@a.example'], false],
])('takes %j of %j for little more than names: %s', (password, emails, expected) => {
  expect(isPasswordOfNames(password, emails)).toBe(expected);
});
