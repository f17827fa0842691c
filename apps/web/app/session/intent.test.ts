import { expect, it } from 'vitest';
import { parseIntent } from './intent';

const at = 1_000_000;
const follow = { reason: 'follow', target: 'product:p1' };
const kept = (intent: object) => JSON.stringify({ at, ...intent });

it('what a guest was about to do is kept for a day', () => {
  const text = kept({ path: '/products', act: follow });
  expect(parseIntent(text, at + 1000)).toEqual({ path: '/products', act: follow });
  expect(parseIntent(text, at + 25 * 60 * 60 * 1000)).toBeNull();
});

it.each(['', 'null', '[]', '{"path":3,"at":1}', kept({})])('%s is no intent', (text) => {
  expect(parseIntent(text, at)).toBeNull();
});

it('leads to no other site', () => {
  expect(parseIntent(kept({ path: 'https://evil.example/' }), at)?.path).toBe('/');
});

it.each([
  { reason: 'remove', target: 'product:p1' },
  { reason: 'follow', target: 'account:p1' },
  { reason: 'follow', target: 7 },
])('does nothing but what is offered: %o', (act) => {
  expect(parseIntent(kept({ path: '/', act }), at)).toEqual({ path: '/' });
});
