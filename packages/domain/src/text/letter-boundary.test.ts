import { expect, it } from 'vitest';
import { isLetterBoundary } from './letter-boundary';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

it.each([
  'plain text',
  '😀 x',
  '👩\u200d🔬👩🏽\u200d🚀',
  '🇩🇪🇯🇵x🇧🇷',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!',
  'e\u0301a\u0308b',
  '1\ufe0f\u20e3 ❤\ufe0f',
  'می\u200cخواهم',
  'กำลัง สวัสดี',
  '한국 \u1112\u1161\u11ab\u1100\u116e\u11a8',
  'a\r\nb\n\nc',
  'सौर',
])('finds where %j may be cut, as Unicode has it (IMP-17)', (text) => {
  const starts = new Set([...segmenter.segment(text)].map(({ index }) => index).concat(text.length));
  for (let at = 0; at <= text.length; at += 1)
    expect([at, isLetterBoundary(text, at)]).toEqual([at, starts.has(at)]);
});

it('knows no place outside of the text', () => {
  expect([-1, 3].map((at) => isLetterBoundary('ab', at))).toEqual([false, false]);
});
