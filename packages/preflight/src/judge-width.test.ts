import { describe, expect, it } from 'vitest';
import { askedOf } from './analyse-page';
import type { FindingCode } from './finding';
import { analyse, card, codes, find, ID, OURS, pageOf, script } from './testing/a-page';

const PAGE = 'https://trade.example/news/article';
const SHEET = 'https://trade.example/a.css';
const styled = (css: string, body = card) => pageOf(body + script, `<style>\n${css}</style>`);
const linked = (body = `<div class="a">${card}</div>`, link = '<link rel="stylesheet" href="/a.css">') =>
  pageOf(body + script, link);
const withSheets = (sheets: Record<string, string | null>, html = linked()) => ({
  html,
  address: PAGE,
  sheets: new Map(
    Object.entries(sheets).map(([address, text]) => [address, text === null ? null : { address, text }]),
  ),
});

describe('the width that cards get', () => {
  it('is told for a telephone and a desktop, with the least that they need', () => {
    const html = styled('main { max-width: 700px; margin: auto }', `<main>${card}</main>`);
    const { status, values } = find({ html }, 'width-fits');
    expect(status).toBe('works');
    expect(values).toEqual({
      phonePx: '374',
      desktopPx: '700',
      phoneWindowPx: '390',
      desktopWindowPx: '1280',
      leastPx: '280',
    });
  });

  it('names the rule that leaves too little, in which window, and what to write', () => {
    const html = styled(
      '\n@media (min-width: 900px) {\n  .side { width: 220px }\n}',
      `<div class="side">${card}</div>`,
    );
    const found = analyse({ html }).findings.filter(({ code }) => code === 'narrow');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      status: 'restricted',
      place: { part: 'html', line: 4, text: '.side { width: 220px }' },
      mend: 'min-width: 280px',
      values: { windowPx: '1280', widthPx: '220', leastPx: '280' },
    });
    const mended = styled('.side { width: 220px; min-width: 280px }', `<div class="side">${card}</div>`);
    expect(analyse({ html: mended }).verdicts.script).toBe('works');
  });

  it('is measured of frames too, and of cards in frames that the page writes', () => {
    const frame = `<iframe src="${OURS}/embed/v1/frame/product/${ID}" width="100%"></iframe>`;
    const html = styled('aside { width: 250px }', `<aside>${frame}</aside>`);
    expect(find({ html }, 'narrow').ways).toEqual(['frame']);
    const written = `<iframe width="600" srcdoc='<style>.a { width: 40% }</style><div class="a">${card}</div>'></iframe>`;
    expect(find({ html: styled('.a { width: 1px }', written) }, 'narrow').values.widthPx).toBe('233');
  });

  it('is that of an old page on telephones, where the page does not speak of them', () => {
    const html = `<!doctype html><style>@media (max-width: 600px) { p { width: 9px } }</style><div>${card}</div>${script}`;
    expect(find({ html }, 'width-fits').values.phonePx).toBe('964');
  });

  it.each<[cause: string, css: string]>([
    ['float: left', '.a { float: left }'],
    ['display: inline-block', '.a { display: inline-block }'],
    ['position: absolute', '.a { position: absolute }'],
    ['width: max-content', '.a { width: max-content }'],
    ['width: 50cqw', '.a { width: 50cqw }'],
    ['max-width: 300px', '@container (width > 400px) { .a { max-width: 300px } }'],
    ['width: 90%', '@media (min-height: 500px) { .a { width: 90% } }'],
    ['width: 500px', '.a:dir(ltr) { width: 500px }'],
    ['grid-template-columns: auto 1fr', '.a { display: grid; grid-template-columns: auto 1fr }'],
    ['zoom: 2', '.a { zoom: 2 }'],
    ['--w: 3px', '@container (width > 1px) { .a { --w: 3px } }.a { width: var(--w) }'],
  ])('is said to be unknown, and why: %s', (cause, css) => {
    const html = styled(css, `<div class="a">${card}</div>`);
    const found = find({ html }, 'width-unknown');
    expect([found.status, found.mend]).toEqual(['unknown', 'min-width: 280px']);
    // A variable is named by what it stands in.
    expect(found.values.cause).toBe(cause.startsWith('--') ? 'width: 3px' : cause);
    expect(codes({ html })).not.toContain('narrow');
  });

  it('is at most what is around, be it otherwise unknown', () => {
    const html = styled(
      '.a { width: 200px }.b { float: left }',
      `<div class="a"><div class="b">${card}</div></div>`,
    );
    expect(find({ html }, 'narrow').values.widthPx).toBe('200');
  });

  it('is none in windows that do not show the card', () => {
    const html = styled('@media (max-width: 600px) { aside { display: none } }', `<aside>${card}</aside>`);
    const hidden = analyse({ html }).findings.filter(({ code }) => code === 'card-hidden');
    expect(hidden.map(({ values, status }) => [values.windowPx, status])).toEqual([['390', 'restricted']]);
    expect(codes({ html: pageOf(`<div hidden>${card}</div>${script}`) })).toContain('card-hidden');
  });
});

describe('style sheets that are linked', () => {
  it('are asked for where the page has cards, as browsers would ask', () => {
    const inHead =
      '<base href="/base/"><link rel="stylesheet" href="b.css#x"><link rel="preload" as="style" href="//cdn.example/c.css" onload="this.rel=\'stylesheet\'"><link rel="alternate stylesheet" href="d.css"><link rel="icon" href="e.css"><style>@import "f.css"; @import url(javascript:1);</style><noscript><link rel="stylesheet" href="g.css"></noscript>';
    expect(askedOf(pageOf(card, inHead), OURS, PAGE).sheets).toEqual([
      'https://trade.example/base/b.css',
      'https://cdn.example/c.css',
      'https://trade.example/base/f.css',
    ]);
    expect(askedOf(pageOf('', inHead), OURS, PAGE).sheets).toEqual([]);
    expect(askedOf(pageOf(card, inHead), OURS, null).sheets).toEqual([]);
  });

  it('decide, and are named with the line', () => {
    expect(find(withSheets({ [SHEET]: '/* a */\n.a { width: 100px }' }), 'narrow').place).toEqual({
      part: 'css',
      line: 2,
      text: '.a { width: 100px }',
      address: SHEET,
    });
  });

  it('leave the width unknown while nobody has read them, but for what the markup itself says', () => {
    for (const given of [{ html: linked() }, withSheets({ [SHEET]: null })]) {
      const found = find(given, 'sheet-unread');
      expect([found.status, found.place?.text]).toEqual(['unknown', '<link rel="stylesheet" href="/a.css">']);
      expect(codes(given)).not.toContain('width-unknown');
      expect(analyse(given).verdicts.script).toBe('unknown');
    }
    const own = linked(`<div style="width: 100px">${card}</div>`);
    expect(codes({ html: own })).toEqual(expect.arrayContaining(['narrow', 'sheet-unread']));
  });

  it('are of no matter where they are for other media', () => {
    const html = linked(card, '<link rel="stylesheet" media="print" href="/a.css">');
    expect(codes({ html })).not.toContain('sheet-unread');
    const later = linked(
      card,
      '<link rel="stylesheet" media="print" onload="this.media=\'all\'" href="/a.css">',
    );
    expect(codes({ html: later })).toContain('sheet-unread');
  });

  it('take in others, under their media and layers, and not in circles', () => {
    const sheets = {
      [SHEET]: '@import "b.css" layer(base); @import url("c.css") (max-width: 500px); .a { padding: 0 }',
      'https://trade.example/b.css': '@import "/a.css"; .a.a.a { max-width: 100px }',
      'https://trade.example/c.css': '@import "c.css"; .a { padding: 0 90px }',
    };
    const html = linked(`<div class="a">${card}</div>`);
    expect(find(withSheets(sheets, html), 'narrow').values.widthPx).toBe('100');
    const over = { ...sheets, [SHEET]: `${sheets[SHEET]} .a { max-width: none }` };
    expect(find(withSheets(over, html), 'width-fits').values).toMatchObject({
      phonePx: '374',
      desktopPx: '1264',
    });
  });
});

describe('what is made to harm', () => {
  const nested = (unit: string, end: string, count: number) => unit.repeat(count) + end.repeat(count);
  it.each<[what: string, css: string]>([
    ['rules in rules', nested('a{', '}', 100_000)],
    ['media in media', nested('@media all{', '}', 50_000)],
    ['rules that double their selector', nested('&,&{', '}', 100_000)],
    ['brackets in a value', `.a{width:calc(${nested('(', ')', 200_000)})}`],
    ['brackets in a selector', `${nested(':is(', ')', 100_000)}{width:1px}`],
    ['brackets in a query', `@media ${nested('(', ')', 100_000)}{.a{width:1px}}`],
    ['a huge sheet', '.a .b{width:1px;padding:0 1px}'.repeat(20_000)],
    ['variables in circles', '.a{--a:var(--b)var(--b);--b:var(--a)var(--a);width:var(--a)}'],
    [
      'variables that double',
      `.a{${Array.from({ length: 60 }, (_, at) => `--v${at}:var(--v${at + 1}) var(--v${at + 1})`).join(';')};width:var(--v0)}`,
    ],
    ['columns without end', '.a{display:grid;grid-template-columns:repeat(999999999,repeat(9,1px))}'],
    ['imports of itself', '@import "";'.repeat(5_000)],
    ['strings that do not end', '"'.repeat(100_000)],
    ['comments that do not end', '/*'.repeat(100_000)],
  ])(
    '%s: ends soon',
    (_, css) => {
      expect(() =>
        analyse({ html: styled(css, `<div class="a"><div class="b">${card}</div></div>`) }),
      ).not.toThrow();
    },
    60_000,
  );

  it('selectors that take years end in saying that nobody can tell', () => {
    const many = `${'<i></i>'.repeat(3_000)}<div>${card}</div>`;
    const html = styled(`b ~ ${'i ~ '.repeat(8)}div { width: 1px }`, many);
    expect(find({ html }, 'sheets-too-long').status).toBe('unknown');
    expect(analyse({ html: pageOf(`${'<b></b>'.repeat(60_000)}${card}${script}`) }).verdicts.script).toBe(
      'unknown',
    );
  }, 60_000);

  it.each<FindingCode>(['width-fits', 'sheet-unread'])('says %s once for a page of fifty cards', (code) => {
    const html = linked(card.repeat(50));
    const given = code === 'width-fits' ? withSheets({ [SHEET]: '' }, html) : { html };
    expect(analyse(given).findings.filter((one) => one.code === code)).toHaveLength(1);
  });
});
