import { expect, it } from 'vitest';
import { cutToMatch, splitMatches } from './split-matches';

it('splits a text at what is sought, in whichever case, signs of patterns included', () => {
  expect(splitMatches('Draw, draw (50%) and draw', 'draw').map(({ isMatch }) => isMatch)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(splitMatches('Draw (50%) again', '(50%)')).toEqual([
    { text: 'Draw ', isMatch: false },
    { text: '(50%)', isMatch: true },
    { text: ' again', isMatch: false },
  ]);
  expect(splitMatches('Nothing', '')).toEqual([{ text: 'Nothing', isMatch: false }]);
});

it('cuts a long message before a word near its first match', () => {
  const long = `${'word '.repeat(30)}draw trials`;
  expect(cutToMatch(long, 'DRAW')).toBe(`…${'word '.repeat(7)}draw trials`);
  expect(cutToMatch('The draw\nagain', 'draw')).toBe('The draw again');
});
