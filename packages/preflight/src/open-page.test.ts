import { describe, expect, it } from 'vitest';
import type { FindingCode } from './finding';
import { openPage } from './open-page';
import { analyse, aPage, card, codes, find, ID, OURS, policy, script } from './testing/a-page';

it('finds nothing to mend in a page without policies', () => {
  const { hasSnippet, verdicts, findings } = analyse({});
  expect([hasSnippet, verdicts]).toEqual([true, { script: 'works', frame: 'works' }]);
  expect(findings.map(({ code }) => code)).toEqual(['snippet-right', 'no-policy']);
  expect(findings[0]?.place?.line).toBe(2);
});

it('reads a long page as a short one, wherever a chunk ends', () => {
  const framed = (filler: string) =>
    `<iframe sandbox="allow-popups" srcdoc='${filler}${card}${script}'></iframe>${card}`;
  const short = analyse({ html: aPage(framed('') + script) });
  const length = `${card}${script}`.length;
  for (let offset = 0; offset <= length; offset += 7) {
    const filler = ' '.repeat(2 ** 16 - offset);
    for (const html of [aPage(framed(filler) + script), aPage(filler + framed('') + script)]) {
      const { verdicts, findings } = analyse({ html });
      expect(verdicts).toEqual(short.verdicts);
      expect(findings.map(({ code }) => code)).toEqual(short.findings.map(({ code }) => code));
    }
  }
});

describe('sandboxes', () => {
  it('of a policy stop scripts, there and in frames, or windows that links open', () => {
    const stopped = analyse({ headers: policy('sandbox allow-same-origin') });
    expect(stopped.verdicts).toEqual({ script: 'blocked', frame: 'blocked' });
    expect(find({ headers: policy('sandbox') }, 'sandbox-scripts').mend).toBe(
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    expect(analyse({ headers: policy('sandbox allow-scripts') }).verdicts.script).toBe('restricted');
    const imprisoned = policy('sandbox allow-scripts allow-popups');
    expect(analyse({ headers: imprisoned }).verdicts.script).toBe('restricted');
    const whole = policy('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(analyse({ headers: whole }).verdicts.script).toBe('works');
  });

  it('of frames count for the cards that are in them', () => {
    const frame = `<iframe sandbox src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`;
    expect(analyse({ html: aPage(frame) }).verdicts).toEqual({ script: 'works', frame: 'blocked' });
    const framed = (flags: string) =>
      analyse({
        html: aPage(`<iframe sandbox="${flags}" src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`),
      }).verdicts.frame;
    const windows = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    expect(framed(windows)).toBe('restricted');
    expect(framed(`${windows} allow-top-navigation-by-user-activation`)).toBe('works');
    const uncounted = `<iframe sandbox="${windows}" src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`;
    expect(find({ html: aPage(uncounted) }, 'sandbox-uncounted')).toMatchObject({
      status: 'works',
      place: { line: 2 },
      mend: `sandbox="${windows} allow-same-origin"`,
    });
    const counted = uncounted.replace(windows, `${windows} Allow-Same-Origin`);
    expect(codes({ html: aPage(counted) })).not.toContain('sandbox-uncounted');
    const written = `<iframe sandbox="allow-popups" srcdoc='${card}${script}'></iframe>`;
    expect(analyse({ html: aPage(written) }).verdicts).toEqual({ script: 'blocked', frame: 'works' });
    const other = '<iframe sandbox src="https://video.example/1"></iframe>';
    expect(analyse({ html: aPage(other + card + script) }).verdicts.frame).toBe('works');
  });
});

describe('other headers', () => {
  it('isolate a page from frames, not from scripts', () => {
    for (const value of ['require-corp', 'credentialless; report-to="coep"']) {
      expect(analyse({ headers: `Cross-Origin-Embedder-Policy: ${value}` }).verdicts).toEqual({
        script: 'works',
        frame: 'blocked',
      });
    }
    const keyless = aPage(`<iframe credentialless src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`);
    expect(
      analyse({ headers: 'Cross-Origin-Embedder-Policy: require-corp', html: keyless }).verdicts.frame,
    ).toBe('restricted');
    expect(codes({ headers: 'Cross-Origin-Embedder-Policy: unsafe-none' })).not.toContain('isolation-frame');
  });

  it('may want the integrity of scripts', () => {
    const headers = 'Integrity-Policy: blocked-destinations=(script), endpoints=(main)';
    expect(analyse({ headers }).verdicts.script).toBe('blocked');
    expect(find({ headers: policy('require-sri-for script') }, 'integrity-directive').status).toBe('works');
    expect(codes({ headers: 'Integrity-Policy: blocked-destinations=(style)' })).not.toContain(
      'integrity-required',
    );
    expect(codes({ headers: 'Integrity-Policy: (((' })).not.toContain('integrity-required');
    const html = aPage(
      `${card}<script async src="${OURS}/embed/v1/0.1.0/millrace.js" integrity="sha384-AAAA" crossorigin></script>`,
    );
    expect(codes({ headers, html })).not.toContain('integrity-required');
  });

  it('are named where they take nothing from cards', () => {
    const headers = 'Permissions-Policy: camera=()\nReferrer-Policy: no-referrer\nServer: x';
    expect(codes({ headers }).filter((code) => code === 'header-harmless')).toHaveLength(2);
  });
});

describe('what was pasted', () => {
  it.each<[FindingCode, string, string | null]>([
    ['script-missing', card, `<script async src="${OURS}/embed/v1/millrace.js"></script>`],
    [
      'element-stripped',
      `<p><a href="${OURS}/product/preform-silica-glass/${ID}">Preform</a></p>${script}`,
      `<div data-millrace="product" data-id="${ID}"></div>`,
    ],
    ['element-unknown', `<millrace-produkt data-id="${ID}"></millrace-produkt>${script}`, null],
    ['id-missing', `<millrace-product></millrace-product>${script}`, null],
    ['id-wrong', `<div data-millrace="company" data-id="123"></div>${script}`, null],
    ['snippet-escaped', card.replaceAll('<', '&lt;') + script, null],
    ['script-elsewhere', `${card}<script src="https://cdn.example/embed/v1/millrace.js"></script>`, script],
    ['script-elsewhere', `${card}<script src="${OURS}/embed/millrace.js"></script>`, script],
    ['script-module', card + script.replace('async', 'type="module"'), script],
    ['http-address', card + script.replace('https', 'http'), `${OURS}/embed/v1/millrace.js`],
    [
      'crossorigin-missing',
      `${card}<script src="${OURS}/embed/v1/0.1.0/millrace.js" integrity="sha384-AAAA"></script>`,
      'crossorigin="anonymous"',
    ],
  ])('is told to be %s, and blocks', (code, body, mend) => {
    const found = find({ html: aPage(body) }, code);
    expect([found.status, found.mend]).toEqual(['blocked', mend]);
    expect(analyse({ html: aPage(body) }).verdicts.script).toBe('blocked');
  });

  it.each<[FindingCode, string]>([
    ['integrity-malformed', card + script.replace('async', 'integrity="md5-AAAA" crossorigin')],
    ['id-differs', card.replace(`data-id="${ID}"`, `data-id="${ID.replace('d5', 'e5')}"`) + script],
  ])('is told to be %s, and restricts', (code, body) => {
    expect(find({ html: aPage(body) }, code).status).toBe('restricted');
    expect(analyse({ html: aPage(body) }).verdicts.script).toBe('restricted');
  });

  it('is right in all the ways that are offered', () => {
    for (const body of [
      `<div data-millrace="product" data-id="${ID}"></div>${script}`,
      `${script}<millrace-events data-id="photovoltaic"></millrace-events>`,
      `${card}<script src="//www.example.com/embed/v1/suite.js?x=1" type="text/javascript" defer></script>`,
      `<iframe src="${OURS}/embed/v1/frame/suppliers/${ID}?rows=8" width="100%"></iframe>`,
      `<template>${card.replace(ID, '1')}</template>${card}${script}`,
    ])
      expect(analyse({ html: aPage(body) }).verdicts, body).toEqual({ script: 'works', frame: 'works' });
  });

  it('cannot be told of what somebody else has in hand: consent, and hashes of scripts that are not known', () => {
    const held = aPage(card + script.replace('async', 'type="text/plain" data-consent="marketing"'));
    expect(find({ html: held }, 'script-held').status).toBe('unknown');
    const pinned = aPage(card + script.replace('async', 'integrity="sha384-AAAA" crossorigin'));
    expect(find({ html: pinned }, 'integrity-of-newest').status).toBe('restricted');
    expect(analyse({ html: pinned }).verdicts.script).toBe('unknown');
  });

  it('may name what there is not, where that is known', () => {
    const things = { product: new Set([ID]), company: new Set<string>(), event: new Set<string>() };
    expect(analyse({ things }).verdicts.script).toBe('works');
    expect(
      analyse({ things, html: aPage(card.replace(ID, ID.toUpperCase()) + script) }).verdicts.script,
    ).toBe('works');
    for (const element of ['company', 'event']) {
      const html = aPage(`<div data-millrace="${element}" data-id="${ID}"></div>${script}`);
      expect(find({ html, things }, 'id-unknown').values).toEqual({ element, id: ID });
      const frame = aPage(`<iframe src="${OURS}/embed/v1/frame/${element}/${ID}"></iframe>`);
      expect(analyse({ html: frame, things }).verdicts.frame).toBe('blocked');
    }
    const follow = aPage(`<millrace-follow data-id="${ID}"></millrace-follow>${script}`);
    expect(analyse({ html: follow, things }).verdicts.script).toBe('works');
  });

  it('may lead along a value chain to what there is not, where that is known', () => {
    const end = ID.replace('d5', 'e5');
    const things = { product: new Set([ID]), company: new Set([end]), event: new Set<string>() };
    const both = { ...things, product: new Set([ID, end]) };
    const chain = (part: string) =>
      aPage(`<millrace-value-chain data-id="${ID}" data-part="${part}"></millrace-value-chain>${script}`);
    const frame = aPage(`<iframe src="${OURS}/embed/v1/frame/value-chain/${ID}?part=${end}"></iframe>`);
    const named = find({ html: chain(end), things }, 'id-unknown');
    expect([named.ways, named.values]).toEqual([['script'], { element: 'value-chain', id: end }]);
    expect(analyse({ html: frame, things }).verdicts.frame).toBe('blocked');
    expect(codes({ html: chain(end.toUpperCase()), things: both })).not.toContain('id-unknown');
    expect(analyse({ html: frame, things: both }).verdicts.frame).toBe('works');
    for (const part of ['3', 'whole'])
      expect(analyse({ html: chain(part), things }).verdicts.script).toBe('works');
    const opened = openPage({ headers: null, html: chain(end), address: null, ourOrigin: OURS });
    expect(opened.ids).toEqual([ID, end]);
    const of = `<millrace-follow data-id="${ID}" data-part="${end}"></millrace-follow>${script}`;
    expect(codes({ html: aPage(of), things })).not.toContain('id-unknown');
  });

  it('works by one script, whatever stops a second', () => {
    const html = aPage(card + script + card + script.replace('https', 'http'));
    expect(find({ html }, 'http-address').status).toBe('restricted');
    expect(analyse({ html }).verdicts.script).toBe('restricted');
  });

  it('is held against what our script is, where that is known', () => {
    const address = `${OURS}/embed/v1/0.1.0/millrace.js`;
    const html = aPage(`${card}<script src="${address}" integrity="sha384-BBBB" crossorigin></script>`);
    const digests = (sha384: string) => new Map([[address, { sha256: 'A', sha384, sha512: 'A' }]]);
    expect(find({ html, digests: digests('BBBB') }, 'integrity-matches').status).toBe('works');
    expect(find({ html, digests: digests('CCCC') }, 'integrity-differs').mend).toBe(
      'integrity="sha384-CCCC"',
    );
    expect(analyse({ html }).verdicts.script).toBe('unknown');
  });

  it('may have an address of http where the page has browsers ask by https', () => {
    const html = aPage(card + script.replace('https', 'http'));
    expect(codes({ html, headers: policy('upgrade-insecure-requests') })).toContain('http-upgraded');
    expect(find({ html, address: 'http://trade.example/' }, 'http-address').status).toBe('restricted');
  });
});

it('sends pages of AMP to the frame', () => {
  for (const name of ['amp', '⚡']) {
    const html = `<!doctype html><html ${name}><head><meta name="viewport" content="width=device-width"></head></html>`;
    expect(analyse({ html }).verdicts).toEqual({ script: 'blocked', frame: 'restricted' });
    expect(find({ html }, 'amp-script').mend).toContain(
      '<amp-iframe src="https://www.example.com/embed/v1/frame/',
    );
  }
});

it('misses the viewport', () => {
  const html = `<!doctype html><title>Old</title>${card}${script}`;
  expect(find({ html }, 'viewport-missing').mend).toContain('width=device-width');
});

it('says what it was not given', () => {
  expect(analyse({ headers: null }).verdicts).toEqual({ script: 'unknown', frame: 'unknown' });
  expect(analyse({ html: null, headers: policy("script-src 'self'") }).verdicts).toEqual({
    script: 'blocked',
    frame: 'unknown',
  });
  const nothing = analyse({ html: aPage('<p>An article</p>') });
  expect([nothing.hasSnippet, nothing.verdicts.script]).toEqual([false, 'works']);
});

it('bears whatever is pasted', () => {
  const deep = '<div>'.repeat(20_000);
  for (const html of ['', deep, '<iframe srcdoc="<iframe srcdoc=\'x\'>">', '\0<scr', `${card.repeat(500)}`])
    expect(() => analyse({ html, headers: ':\n\0: x\ncontent-security-policy' })).not.toThrow();
});

it('says where it read no further', () => {
  for (const html of [
    `${'<i>'.repeat(300)}${card}`,
    `${'<br>'.repeat(60_000)}${card}`,
    `<iframe srcdoc="${'<i>'.repeat(300)}"></iframe>`,
  ])
    expect(find({ html }, 'page-unread')).toMatchObject({ status: 'unknown', place: { part: 'html' } });
  const policies = policy(Array.from({ length: 21 }, () => "img-src 'self'").join(','));
  expect(find({ headers: policies }, 'page-unread').place?.part).toBe('headers');
  const long = `<meta http-equiv="Content-Security-Policy" content="img-src ${'a '.repeat(40_000)}">`;
  expect(find({ html: aPage(card + script, long) }, 'page-unread').place?.line).toBe(1);
  expect(codes({})).not.toContain('page-unread');
});

/** A megabyte of a text, or what is left of one beside others. */
const megabyte = (unit: string, around = ['', '']) =>
  around.join(unit.repeat(Math.floor((2 ** 20 - 200 - around.join('').length) / unit.length)));
const ourScript = (query: string) => `<script src="${OURS}/embed/v1/millrace.js?${query}"></script>`;
const fifty = (element: (at: number) => string) =>
  Array.from({ length: 50 }, (_, at) => element(at)).join('');
const meta = (list: string) => `<meta http-equiv="Content-Security-Policy" content="${list}">`;

/** Markup of the greatest size, and headers, each made to cost more than its length. */
const HOSTILE: readonly [string, () => string, string?][] = [
  ['open formatting', () => megabyte('<b a=1><p>')],
  ['cards in cards', () => megabyte('<millrace-product data-id="1" style="width: 1px">')],
  ['scripts', () => megabyte(`<script src="${OURS}/embed/v1/millrace.js"></script>`)],
  ['closing tags below many elements', () => megabyte('</b>', ['<div>'.repeat(255), ''])],
  ['paragraphs that end below many elements', () => megabyte('</p>', ['<div>'.repeat(254), ''])],
  ['forms below many elements', () => megabyte('<form>', ['<div>'.repeat(254), ''])],
  ['escaped markup', () => megabyte('&lt;div ')],
  ['escaped markup that does not end', () => megabyte('x', ['&lt;div '.repeat(1000), ''])],
  ['tags that almost close themselves', () => megabyte(`<a ${'='.repeat(190)}"/>`)],
  ['one long address', () => megabyte('embed/', ['<script src="', ''])],
  ['addresses that are almost ours', () => megabyte(`<script src="/${'embed/'.repeat(330)}a.js"></script>`)],
  ['links', () => megabyte(`<a href="${OURS}/product/a/${ID}">`)],
  ['one long attribute', () => megabyte('--mr-a: 1; ', ['<millrace-product style="', '">'])],
  ['attributes', () => megabyte('a=1 ', ['<millrace-product ', '>'])],
  ['links in a frame', () => megabyte('<a>', ['<iframe srcdoc="', '"></iframe>'])],
  [
    'policies in a frame',
    () => megabyte('<meta http-equiv=content-security-policy>', ['<iframe srcdoc="', '">']),
  ],
  ['policies', () => megabyte(meta("default-src 'none'"))],
  [
    'a long policy',
    () => megabyte('a ', [`<meta http-equiv="content-security-policy" content="script-src `, '">']),
  ],
  [
    'hashes beside a long policy',
    () =>
      megabyte('sha256-AA ', [
        `${meta(`script-src ${"'sha256-AB' ".repeat(5000)}`)}${card}<script src="${OURS}/embed/v1/millrace.js" integrity="`,
        '"></script>',
      ]),
  ],
  [
    'scripts beside a long policy',
    () => `${meta(`script-src ${`${OURS}/a `.repeat(2000)}`)}${card}${fifty((at) => ourScript(String(at)))}`,
    policy('script-src a.example,'.repeat(3000)),
  ],
  [
    'looks that each policy refuses',
    () => fifty(() => `<millrace-product style="--mr-a:${'x'.repeat(20_000)}">`),
    policy("style-src 'self',".repeat(3800)),
  ],
  [
    'frames with long addresses',
    () => fifty(() => `<iframe src="${OURS}/embed/v1/frame/product/1?${'accent=&'.repeat(2500)}"></iframe>`),
  ],
  ['words without a colon', () => '', ' a'.repeat(32_000)],
  ['lines that go on', () => '', `a: b\n${' a\n'.repeat(21_000)}`],
  ['headers', () => '', 'integrity-policy: a=(b)\n'.repeat(2700)],
  ['parts of a header', () => '', `integrity-policy: ${'a=(b c d),'.repeat(6500)}`],
];

it.each(HOSTILE)(
  'takes a megabyte of %s in its stride',
  (_, html, headers = '') => {
    const page = { html: html().slice(0, 2 ** 20), headers: headers.slice(0, 2 ** 16) };
    expect(analyse(page).findings.length).toBeLessThan(1200);
  },
  5_000,
);
