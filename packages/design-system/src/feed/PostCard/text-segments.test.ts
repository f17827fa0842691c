import { describe, expect, it } from 'vitest';
import { textSegments } from './text-segments';

const ID = 'a8899a0b-0d32-538f-9678-7b8c6a589106';

const segmentHrefs = (text: string) => textSegments(text, []).flatMap(({ href }) => (href ? [href] : []));

describe('textSegments', () => {
  it('leads from mentions to products, companies and people', () => {
    const text = '🏭 Kvarnholm AB, Silica rod and @Astrid';
    const at = (name: string, kind: 'company' | 'product' | 'person') => ({
      start: text.indexOf(name),
      length: name.length,
      kind,
      id: ID,
    });
    const mentions = [at('@Astrid', 'person'), at('Kvarnholm AB', 'company'), at('Silica rod', 'product')];

    expect(textSegments(text, mentions)).toEqual([
      { text: '🏭 ' },
      { text: 'Kvarnholm AB', href: `/company/kvarnholm-ab/${ID}`, kind: 'mention' },
      { text: ', ' },
      { text: 'Silica rod', href: `/product/silica-rod/${ID}`, kind: 'mention' },
      { text: ' and ' },
      { text: '@Astrid', href: `/networkFeed/user/${ID}`, kind: 'mention' },
    ]);
  });

  it('shows a text whole whatever its mentions say', () => {
    const odd = [
      { start: 2, length: 3, kind: 'person' as const, id: ID },
      { start: 3, length: 4, kind: 'person' as const, id: ID },
      { start: 90, length: 4, kind: 'person' as const, id: ID },
    ];
    expect(
      textSegments('An odd text', odd)
        .map(({ text }) => text)
        .join(''),
    ).toBe('An odd text');
  });

  it('links no mention inside of a character or a link, as stored before the server refused it (IMP-17)', () => {
    const text = '😀 x 👩\u200d🔬 e\u0301 https://medium.example/@ida';
    const at = (start: number, length: number) => ({ start, length, kind: 'person' as const, id: ID });
    const link = text.indexOf('@ida');
    for (const bad of [at(1, 2), at(0, 1), at(5, 2), at(text.indexOf('\u0301'), 1), at(link, 4)]) {
      const segments = textSegments(text, [bad]);
      expect(segments.filter(({ kind }) => kind === 'mention')).toEqual([]);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      for (const segment of segments) expect(segment.text).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('leads to an address without what is invisible in it (IMP-22)', () => {
    expect(segmentHrefs('https://example.com/\u200bk\u200b a')).toEqual(['https://example.com/k']);
  });

  it('reads a text once, however it tries to be read often', () => {
    const hostile = `${'a'.repeat(50_000)} ${'a.'.repeat(25_000)}@ ${'(https://'.repeat(5_000)} https://x.example/${')'.repeat(2_000)}`;
    expect(
      textSegments(hostile, [])
        .map(({ text }) => text)
        .join(''),
    ).toBe(hostile);
  });

  it.each([
    ['see https://example.com/a_(b)?c=d#e.', ['https://example.com/a_(b)?c=d#e']],
    ['(http://example.com/x), and more', ['http://example.com/x']],
    ['write to ida@halden.example', ['mailto:ida@halden.example']],
    ['https://пример.рф/ä', ['https://пример.рф/ä']],
    ['javascript:alert(1) ftp://example.com //example.com data:text/html,x', []],
    ['README.md of rev.no 3.5', []],
    [
      'HTTPS://Example.com/A, http://localhost:5000/x?y=[1]!',
      ['HTTPS://Example.com/A', 'http://localhost:5000/x?y=[1]'],
    ],
    ['詳細はhttps://example.jp/表。次へ', ['https://example.jp/表']],
    [
      'mailto:ida@halden.example, a.b+c@mail.halden.example.',
      ['mailto:ida@halden.example', 'mailto:a.b+c@mail.halden.example'],
    ],
    ['xhttps://example.com @ida ida@halden a@b.', []],
    ['https://user:secret@example.com/', ['https://user:secret@example.com/']],
    ['https:// http://. "https://example.com/a"', ['https://example.com/a']],
  ])('finds the addresses of %s', (text, hrefs) => {
    expect(segmentHrefs(text)).toEqual(hrefs);
    expect(
      textSegments(text, [])
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
  });
});
