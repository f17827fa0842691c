import { expect, it } from 'vitest';
import { articleExcerpt } from './article-words';

const excerptOf = (text: string, name: string) => {
  const start = text.indexOf(name);
  return articleExcerpt(text, { start, end: start + name.length });
};

it('an excerpt is the words around a name, in one line', () => {
  expect(excerptOf('  A tower\n\nof draw\ttower works.\n', 'draw\ttower')).toEqual({
    before: 'A tower of ',
    name: 'draw tower',
    after: ' works.',
  });
});

it('an excerpt is cut between words, and says on which side', () => {
  const { before, after } = excerptOf(`${'ante '.repeat(100)}GLASS${' post'.repeat(100)}`, 'GLASS');
  expect(before).toMatch(/^…(ante )+$/);
  expect(after).toMatch(/^( post)+…$/);
  for (const side of [before, after]) expect(side.length).toBeLessThanOrEqual(81);
});

it('cuts no character in two, and shows nothing that nobody sees', () => {
  const { before, after } = excerptOf(`${'😀'.repeat(300)}GLASS\u202e\ufeff${'😀'.repeat(300)}`, 'GLASS');
  expect([...before]).toEqual(['…', ...Array.from({ length: 80 }, () => '😀')]);
  expect([...after]).toEqual([...Array.from({ length: 80 }, () => '😀'), '…']);
});
