import { describe, expect, it } from 'vitest';
import {
  editMentions,
  insertMention,
  type MentionedText,
  mentionQueryAt,
  splitLines,
  splitMentions,
  trimMentions,
  untilLastMention,
} from './edit-mentions';

const ann = { kind: 'person', id: 'ann' } as const;
const glass = { kind: 'product', id: 'glass' } as const;

/** `Ann Lee and Glass, then.` with both names mentioned. */
const value: MentionedText = {
  text: 'Ann Lee and Glass, then.',
  mentions: [
    { ...ann, start: 0, length: 7 },
    { ...glass, start: 12, length: 5 },
  ],
};

/** What is left mentioned, as it stands in the text. */
const named = ({ text, mentions }: MentionedText) =>
  mentions.map(({ id, start, length }) => [id, text.slice(start, start + length)]);

describe('editMentions', () => {
  it.each([
    ['typing in front of a mention', 'So Ann Lee and Glass, then.', 3],
    ['typing right behind a mention', 'Ann Lee, and Glass, then.', 8],
    ['typing between mentions', 'Ann Lee and also Glass, then.', 17],
    ['typing behind all', 'Ann Lee and Glass, then. Soon', 29],
    ['deleting between mentions', 'Ann Lee & Glass, then.', 9],
  ])('keeps both mentions over %s', (_, text, caret) => {
    expect(named(editMentions(value, text, caret))).toEqual([
      ['ann', 'Ann Lee'],
      ['glass', 'Glass'],
    ]);
  });

  it.each([
    ['a letter goes inside', 'Ann Lxee and Glass, then.', 6],
    ['a letter is taken off its end', 'Ann Le and Glass, then.', 6],
    ['a letter is taken off its start', 'nn Lee and Glass, then.', 0],
    ['a selection across its edge is replaced', 'Ann X Glass, then.', 5],
  ])('lets a mention go when %s, and moves the other', (_, text, caret) => {
    expect(named(editMentions(value, text, caret))).toEqual([['glass', 'Glass']]);
  });

  it('tells by the caret which of several like letters was typed', () => {
    const before = { text: 'Ann', mentions: [{ ...ann, start: 0, length: 3 }] };
    expect(named(editMentions(before, 'AAnn', 1))).toEqual([['ann', 'Ann']]);
    expect(editMentions(before, 'AAnn', 1).mentions[0]?.start).toBe(1);
    expect(named(editMentions(before, 'Annn', 4))).toEqual([['ann', 'Ann']]);
  });

  it('goes by the difference where the caret is not at the change, as after an undo', () => {
    expect(named(editMentions(value, 'Ann Lee and Glass, now.', 2))).toEqual([
      ['ann', 'Ann Lee'],
      ['glass', 'Glass'],
    ]);
  });

  it('counts in UTF-16 units', () => {
    const before = { text: '😀 Ann', mentions: [{ ...ann, start: 3, length: 3 }] };
    expect(editMentions(before, '😀😀 Ann', 4).mentions[0]?.start).toBe(5);
  });

  it('forgets all when all is replaced', () => {
    expect(editMentions(value, '', 0)).toEqual({ text: '', mentions: [] });
  });

  it('stays true to the names over a thousand random edits', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    let now = value;
    for (let count = 0; count < 1000; count += 1) {
      const start = random(now.text.length + 1);
      const end = Math.min(now.text.length, start + random(3));
      const typed = ['a', 'nn', '', ' ', 'Ann'][random(5)] ?? '';
      const wasNamed = new Map(named(now).map(([id, name]) => [id, name]));
      now = editMentions(now, now.text.slice(0, start) + typed + now.text.slice(end), start + typed.length);
      for (const [id, name] of named(now)) expect(wasNamed.get(id)).toBe(name);
      if (now.mentions.length === 0) now = value;
    }
  });
});

describe('mentionQueryAt', () => {
  const at = (text: string) => mentionQueryAt({ text, mentions: [] }, text.length)?.text;

  it('finds what follows the sign, over a few words', () => {
    expect(at('Ask @Kva')).toBe('Kva');
    expect(at('(@Kvarnholm Silica')).toBe('Kvarnholm Silica');
    expect(mentionQueryAt({ text: 'Ask @Kva later', mentions: [] }, 8)).toEqual({
      start: 4,
      end: 8,
      text: 'Kva',
    });
  });

  it('finds nothing in addresses of mail, over a line, after a space, or in a whole sentence', () => {
    expect(at('astrid@kvarn')).toBeUndefined();
    expect(at('Ask @Kva\nnext')).toBeUndefined();
    expect(at('Ask @ Kva')).toBeUndefined();
    expect(at('Ask @one two three four five six')).toBeUndefined();
  });

  it('finds nothing in what is a mention already', () => {
    const text = '@Ann Lee';
    expect(mentionQueryAt({ text, mentions: [{ ...ann, start: 1, length: 7 }] }, 8)).toBeNull();
  });
});

describe('insertMention', () => {
  it('puts the name in place of what was typed, and moves what follows', () => {
    const before = {
      text: 'Ask @kva about Glass',
      mentions: [{ ...glass, start: 15, length: 5 }],
    };
    const after = insertMention(before, { start: 4, end: 8 }, { ...ann, name: 'Ann Lee' });
    expect(after.text).toBe('Ask Ann Lee about Glass');
    expect(named(after)).toEqual([
      ['ann', 'Ann Lee'],
      ['glass', 'Glass'],
    ]);
    expect(after.caret).toBe(12);
  });

  it('adds a space at the end of the text', () => {
    const after = insertMention(
      { text: '@ann', mentions: [] },
      { start: 0, end: 4 },
      { ...ann, name: 'Ann' },
    );
    expect([after.text, after.caret]).toEqual(['Ann ', 4]);
  });
});

describe('trimMentions', () => {
  it('keeps mentions at their names when the space in front goes', () => {
    const after = trimMentions({ text: '\n  Ann ', mentions: [{ ...ann, start: 3, length: 3 }] });
    expect(after.text).toBe('Ann');
    expect(named(after)).toEqual([['ann', 'Ann']]);
  });
});

describe('untilLastMention', () => {
  it('keeps the word at the last mention, and at the place that is looked from', () => {
    expect(untilLastMention({ text: 'Nobody here.', mentions: [] })).toBe('');
    const text = 'So Ann Lee’s idea, @Gla';
    const mentions = [{ ...ann, start: 3, length: 7 }];
    expect(untilLastMention({ text, mentions })).toBe('So Ann Lee’s');
    expect(untilLastMention({ text, mentions }, 19)).toBe(text);
    expect(untilLastMention({ text: '@Gla and', mentions: [] }, 0)).toBe('@Gla');
  });
});

describe('splitMentions', () => {
  it('cuts the text at its mentions, and where it is told', () => {
    expect(splitMentions(value, 19).map(({ text }) => text)).toEqual([
      'Ann Lee',
      ' and ',
      'Glass',
      ', ',
      'then.',
    ]);
    expect(
      splitMentions(value)
        .map(({ text }) => text)
        .join(''),
    ).toBe(value.text);
  });
});

describe('splitLines', () => {
  it('parts the stretches at breaks, a name that has one as well, and keeps their places', () => {
    const broken: MentionedText = {
      text: 'So\n\nAnn\nLee asks\n',
      mentions: [{ ...ann, start: 4, length: 7 }],
    };
    const lines = splitLines(broken, 15);
    expect(lines.map((line) => line.map(({ text, isMention }) => [text, isMention]))).toEqual([
      [['So', false]],
      [],
      [['Ann', true]],
      [
        ['Lee', true],
        [' ask', false],
        ['s', false],
      ],
      [],
    ]);
    expect(lines.flat().every(({ start, text }) => broken.text.startsWith(text, start))).toBe(true);
  });
});

describe('mentions beside characters and links (IMP-17)', () => {
  it.each([
    ['a mark typed behind a name', 'Ann Lee\u0301 and Glass, then.', 8, ['Glass']],
    ['a joiner typed behind a name', 'Ann Lee\u200d🔬 and Glass, then.', 10, ['Glass']],
    ['a link typed in front of a name', 'https://x.example/Ann Lee and Glass, then.', 18, ['Glass']],
    ['an emoji typed in front of a name', '😀Ann Lee and Glass, then.', 2, ['Ann Lee', 'Glass']],
  ])('are dropped if %s becomes one with them', (_, text, caret, names) => {
    expect(named(editMentions(value, text, caret)).map(([, name]) => name)).toEqual(names);
  });

  it('are not suggested inside of a link', () => {
    const link = { text: 'https://medium.example/@ida', mentions: [] };
    expect(mentionQueryAt(link, link.text.length)).toBeNull();
    const behind = { text: 'https://medium.example/ @ida', mentions: [] };
    expect(mentionQueryAt(behind, behind.text.length)?.text).toBe('ida');
  });
});
