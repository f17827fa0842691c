import { expect, it } from 'vitest';
import { findAddress } from './sharing.service';

it.each([
  ['See http://evil.example/login now', 'http://evil.example/login'],
  ['(HTTPS://evil.example)', 'HTTPS://evil.example'],
  ['at www.evil.example, soon', 'www.evil.example'],
  ['evil.com/login', 'evil.com/login'],
  ['Go to login.evil.co.uk.', 'login.evil.co.uk'],
  ['//evil.com', '//evil.com'],
  ['myname.github.io', 'myname.github.io'],
  ['пример.рф', 'пример.рф'],
  ['javascript://x', 'javascript://x'],
])('finds the address in %j', (text, address) => {
  expect(findAddress(text)).toBe(address);
});

it.each([
  '',
  'It may fit our line.\nWhat do you think?',
  'Preforms of 120.5 mm, e.g. for G.652 fiber, by Kvarnholm Silica AB.',
  'Write to ada@kvarnholm.com',
  '10:30, and/or 24/7',
  '...',
])('finds none in %j', (text) => {
  expect(findAddress(text)).toBeNull();
});
