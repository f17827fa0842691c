import { expect, it } from 'vitest';
import { carriedEmail, prefilledEmail } from './prefilled-email';

it.each([
  ['?email=ida%40kvarnholm.example', 'ida@kvarnholm.example'],
  ['?email=ida@kvarnholm.example', 'ida@kvarnholm.example'],
  ['?mail=ida@kvarnholm.example', 'ida@kvarnholm.example'],
  ['?=ida@kvarnholm.example', 'ida@kvarnholm.example'],
  ['?utm=x&email=ida@kvarnholm.example', 'ida@kvarnholm.example'],
  ['?email=ida+sales@kvarnholm.example', 'ida+sales@kvarnholm.example'],
  ['?email=ida%2Bsales%40kvarnholm.example', 'ida+sales@kvarnholm.example'],
  ['?email=100%', '100%'],
  ['?ida@kvarnholm.example', ''],
  ['', ''],
])('sign-up prefills the e-mail from %s with "%s" [PAGE-008]', (search, email) => {
  expect(prefilledEmail(search)).toBe(email);
});

it.each([
  [{ email: 'ida@kvarnholm.example' }, 'ida@kvarnholm.example'],
  [{ email: 3 }, undefined],
  [null, undefined],
  ['ida@kvarnholm.example', undefined],
])('sign-up may receive an email through navigation state: %o gives %s [ACC-032]', (state, email) => {
  expect(carriedEmail(state)).toBe(email);
});
