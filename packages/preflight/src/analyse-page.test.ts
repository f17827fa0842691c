import { describe, expect, it } from 'vitest';
import { analysePage, type PageToAnalyse } from './analyse-page';
import type { FindingCode } from './finding';

const OURS = 'https://www.example.com';
const ID = 'd53ae804-391b-573e-ba6d-76a128774728';
const card = `<millrace-product data-id="${ID}"><a href="${OURS}/product/preform-silica-glass/${ID}">Preform</a></millrace-product>`;
const script = `<script async src="${OURS}/embed/v1/millrace.js"></script>`;
const head = '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">';
const pageOf = (body: string, inHead = '') => `${head}${inHead}</head><body>\n${body}\n</body></html>`;

const analyse = (given: Partial<PageToAnalyse>) =>
  analysePage({
    headers: 'content-type: text/html',
    html: pageOf(card + script),
    address: 'https://trade.example/article',
    ourOrigin: OURS,
    filesOrigin: 'https://api.example.com',
    ...given,
  });

const policy = (value: string) => `content-type: text/html\ncontent-security-policy: ${value}`;
const codes = (given: Partial<PageToAnalyse>) => analyse(given).findings.map(({ code }) => code);
const find = (given: Partial<PageToAnalyse>, code: FindingCode) => {
  const found = analyse(given).findings.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not among ${codes(given).join(', ')}`);
  return found;
};

it('finds nothing to mend in a page without policies', () => {
  const { hasSnippet, verdicts, findings } = analyse({});
  expect([hasSnippet, verdicts]).toEqual([true, { script: 'works', frame: 'works' }]);
  expect(findings.map(({ code }) => code)).toEqual(['snippet-right', 'no-policy']);
  expect(findings[0]?.place?.line).toBe(2);
});

describe('Content-Security-Policy', () => {
  it('names the line and the whole directive, of each that refuses something', () => {
    const headers = [
      'HTTP/2 200',
      "content-security-policy: default-src 'none'; base-uri 'self'; connect-src 'self' uploads.code.example api.code.example; font-src assets.code.example; frame-src viewer.code.example; img-src 'self' data: assets.code.example; script-src assets.code.example; style-src 'unsafe-inline' assets.code.example; upgrade-insecure-requests",
    ].join('\n');
    const { verdicts, findings } = analyse({ headers });
    expect(verdicts).toEqual({ script: 'blocked', frame: 'blocked' });
    const mends = Object.fromEntries(findings.map(({ code, mend }) => [code, mend]));
    expect(mends).toMatchObject({
      'scripts-refused': `script-src assets.code.example ${OURS}`,
      'data-refused': `connect-src 'self' uploads.code.example api.code.example ${OURS}`,
      'pictures-refused': `img-src 'self' data: assets.code.example ${OURS} https://api.example.com`,
      'typeface-refused': `font-src assets.code.example ${OURS}`,
      'frames-refused': `frame-src viewer.code.example ${OURS}`,
    });
    expect(find({ headers }, 'scripts-refused').place).toMatchObject({ part: 'headers', line: 2 });
  });

  it('says that a look in an attribute is dropped, and how a style sheet says it', () => {
    const card = `<millrace-product data-id="d53ae804-391b-573e-ba6d-76a128774728" style="--mr-accent:#0a7d5a;--mr-radius:8px"></millrace-product>`;
    const html = `<main>${card}</main>`;
    for (const [allowed, list] of [
      [false, "style-src 'self'"],
      [false, "style-src 'unsafe-inline' 'nonce-abc'"],
      [false, "default-src 'self' *"],
      [false, "style-src-attr 'none'; style-src 'unsafe-inline'"],
      [true, "style-src 'self' 'unsafe-inline'"],
      [true, "style-src-attr 'unsafe-inline'; style-src 'self'"],
      [true, "script-src 'self'"],
    ] as const) {
      const { findings } = analyse({ headers: policy(list), html });
      const found = findings.find(({ code }) => code === 'look-refused');
      expect(found === undefined, list).toBe(allowed);
      if (!found) continue;
      expect(found.mend).toBe('millrace-product { --mr-accent:#0a7d5a;--mr-radius:8px; }');
      expect(found.place).toMatchObject({ part: 'html', line: 1 });
      expect(found.status).toBe('restricted');
    }
    // Whose look is the usual one has nothing to lose.
    const plain = html.replace(/ style="[^"]*"/, '');
    expect(analyse({ headers: policy("style-src 'self'"), html: plain }).findings).not.toContainEqual(
      expect.objectContaining({ code: 'look-refused' }),
    );
  });

  it('gives mends that mend: with them nothing is refused any more', () => {
    for (const strict of [
      "default-src 'none'",
      "default-src 'self'",
      "default-src 'self'; script-src 'self' 'unsafe-inline'",
    ]) {
      const { findings } = analyse({ headers: policy(strict) });
      const mended = Object.fromEntries(
        [...strict.split('; '), ...findings.flatMap(({ mend }) => mend ?? [])].map((directive) => [
          directive.split(' ')[0],
          directive,
        ]),
      );
      expect(codes({ headers: policy(Object.values(mended).join('; ')) })).toEqual([
        'policy-allows',
        'snippet-right',
      ]);
    }
  });

  it.each([
    ['*', true],
    ['https:', true],
    ['http:', true],
    [OURS, true],
    ['www.example.com', true],
    ['*.example.com', true],
    ['https://www.example.com:*', true],
    ['https://www.example.com/embed/', true],
    ['HTTPS://WWW.EXAMPLE.COM', true],
    ['example.com', false],
    ['*.www.example.com', false],
    ['https://www.example.com:8443', false],
    ['https://www.example.com/embed', false],
    ['data:', false],
    ["'self'", false],
    ["'unsafe-inline'", false],
    ["'unsafe-eval'", false],
  ])('script-src %s lets our script run: %s', (source, runs) => {
    const headers = policy(`script-src ${source}`);
    expect(analyse({ headers }).verdicts.script).toBe(runs ? 'works' : 'blocked');
  });

  it('tells that only the script is let through, and not what it loads later', () => {
    const headers = policy(`script-src ${OURS}/embed/v1/millrace.js`);
    expect(analyse({ headers }).verdicts.script).toBe('restricted');
    expect(codes({ headers })).toContain('live-refused');
  });

  it('takes the page itself for ours where it is', () => {
    const headers = policy("default-src 'self'; img-src *");
    expect(analyse({ headers, address: `${OURS}/somewhere` }).verdicts.script).toBe('works');
  });

  it('wants the nonce under strict-dynamic, whatever hosts are named', () => {
    const strict = policy(
      `script-src 'nonce-r4nd0m' 'strict-dynamic' https: 'unsafe-inline' ${OURS}; object-src 'none'`,
    );
    expect(find({ headers: strict }, 'nonce-missing').mend).toBe(
      `<script async nonce="NONCE" src="${OURS}/embed/v1/millrace.js"></script>`,
    );
    const withNonce = (nonce: string) => pageOf(card + script.replace('async', `async nonce="${nonce}"`));
    expect(codes({ headers: strict, html: withNonce('r4nd0m') })).toEqual(['policy-allows', 'snippet-right']);
    expect(codes({ headers: strict, html: withNonce('other') })).toContain('nonce-missing');
  });

  it('tells that a nonce without strict-dynamic does not cover what is loaded later', () => {
    const html = pageOf(card + script.replace('async', 'async nonce="r4nd0m"'));
    const headers = policy("script-src 'nonce-r4nd0m'");
    expect(analyse({ headers, html }).verdicts.script).toBe('restricted');
    expect(find({ headers, html }, 'live-refused').mend).toBe(`script-src 'nonce-r4nd0m' ${OURS}`);
  });

  it('lets a script through by the hash of its integrity', () => {
    const hash = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
    const html = pageOf(
      `${card}<script async src="${OURS}/embed/v1/0.1.0/millrace.js" integrity="${hash}" crossorigin></script>`,
    );
    expect(codes({ headers: policy(`script-src '${hash}'`), html })).toEqual([
      'live-refused',
      'snippet-right',
      'integrity-unchecked',
    ]);
    expect(codes({ headers: policy("script-src 'sha384-other'"), html })).toContain('scripts-refused');
  });

  it('has every policy its say, in two headers, in one parted by a comma, and in markup', () => {
    const open = `script-src ${OURS}`;
    for (const given of [
      { headers: `${policy(open)}\ncontent-security-policy: script-src 'self'` },
      { headers: policy(`${open}, script-src 'self'`) },
      {
        headers: policy(open),
        html: pageOf(
          card + script,
          `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`,
        ),
      },
    ]) {
      expect(analyse(given).verdicts.script).toBe('blocked');
      expect(codes(given).filter((code) => code === 'scripts-refused')).toHaveLength(1);
    }
  });

  it('passes over what browsers pass over: policies of markup outside the head, and those that only report there', () => {
    const inBody = pageOf(
      `<meta http-equiv="content-security-policy" content="default-src 'none'">${card}${script}`,
    );
    expect(codes({ html: inBody })).toEqual(['policy-ignored', 'snippet-right', 'no-policy']);
    const reporting = pageOf(
      card + script,
      `<meta http-equiv="content-security-policy-report-only" content="default-src 'none'">`,
    );
    expect(codes({ html: reporting })).toContain('policy-ignored');
    const sandboxed = pageOf(
      card + script,
      '<meta http-equiv="content-security-policy" content="sandbox; img-src *">',
    );
    expect(analyse({ html: sandboxed }).verdicts.script).toBe('works');
  });

  it('tells a policy that only reports from one that refuses', () => {
    const headers = "Content-Security-Policy-Report-Only: default-src 'none'";
    expect(analyse({ headers }).verdicts).toEqual({ script: 'works', frame: 'works' });
    expect(find({ headers }, 'policy-reports').mend).toContain(`script-src ${OURS}; connect-src ${OURS}`);
  });

  it('needs nothing for Trusted Types', () => {
    const headers = policy("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(analyse({ headers }).verdicts.script).toBe('works');
    expect(codes({ headers })).toContain('trusted-types');
  });
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
    expect(analyse({ html: pageOf(frame) }).verdicts).toEqual({ script: 'works', frame: 'blocked' });
    const framed = (flags: string) =>
      analyse({
        html: pageOf(`<iframe sandbox="${flags}" src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`),
      }).verdicts.frame;
    const windows = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    expect(framed(windows)).toBe('restricted');
    expect(framed(`${windows} allow-top-navigation-by-user-activation`)).toBe('works');
    const written = `<iframe sandbox="allow-popups" srcdoc='${card}${script}'></iframe>`;
    expect(analyse({ html: pageOf(written) }).verdicts).toEqual({ script: 'blocked', frame: 'works' });
    const other = '<iframe sandbox src="https://video.example/1"></iframe>';
    expect(analyse({ html: pageOf(other + card + script) }).verdicts.frame).toBe('works');
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
    const keyless = pageOf(`<iframe credentialless src="${OURS}/embed/v1/frame/product/${ID}"></iframe>`);
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
    const html = pageOf(
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
    const found = find({ html: pageOf(body) }, code);
    expect([found.status, found.mend]).toEqual(['blocked', mend]);
    expect(analyse({ html: pageOf(body) }).verdicts.script).toBe('blocked');
  });

  it.each<[FindingCode, string]>([
    ['integrity-malformed', card + script.replace('async', 'integrity="md5-AAAA" crossorigin')],
    ['id-differs', card.replace(`data-id="${ID}"`, `data-id="${ID.replace('d5', 'e5')}"`) + script],
    ['narrow', `<div style="float: left; width: 240px">${card}</div>${script}`],
    ['narrow', `<table><tr><td width="200">${card}</td></tr></table>${script}`],
  ])('is told to be %s, and restricts', (code, body) => {
    expect(find({ html: pageOf(body) }, code).status).toBe('restricted');
    expect(analyse({ html: pageOf(body) }).verdicts.script).toBe('restricted');
  });

  it('is right in all the ways that are offered', () => {
    for (const body of [
      `<div data-millrace="product" data-id="${ID}"></div>${script}`,
      `${script}<millrace-events data-id="photovoltaic"></millrace-events>`,
      `${card}<script src="//www.example.com/embed/v1/suite.js?x=1" type="text/javascript" defer></script>`,
      `<iframe src="${OURS}/embed/v1/frame/suppliers/${ID}?rows=8" width="100%"></iframe>`,
      `<template>${card.replace(ID, '1')}</template>${card}${script}`,
    ])
      expect(analyse({ html: pageOf(body) }).verdicts, body).toEqual({ script: 'works', frame: 'works' });
  });

  it('cannot be told of what somebody else has in hand: consent, and hashes of scripts that are not known', () => {
    const held = pageOf(card + script.replace('async', 'type="text/plain" data-consent="marketing"'));
    expect(find({ html: held }, 'script-held').status).toBe('unknown');
    const pinned = pageOf(card + script.replace('async', 'integrity="sha384-AAAA" crossorigin'));
    expect(find({ html: pinned }, 'integrity-of-newest').status).toBe('restricted');
    expect(analyse({ html: pinned }).verdicts.script).toBe('unknown');
  });

  it('may name what there is not, where that is known', () => {
    const things = { product: new Set([ID]), company: new Set<string>(), event: new Set<string>() };
    expect(analyse({ things }).verdicts.script).toBe('works');
    expect(
      analyse({ things, html: pageOf(card.replace(ID, ID.toUpperCase()) + script) }).verdicts.script,
    ).toBe('works');
    for (const element of ['company', 'event']) {
      const html = pageOf(`<div data-millrace="${element}" data-id="${ID}"></div>${script}`);
      expect(find({ html, things }, 'id-unknown').values).toEqual({ element, id: ID });
      const frame = pageOf(`<iframe src="${OURS}/embed/v1/frame/${element}/${ID}"></iframe>`);
      expect(analyse({ html: frame, things }).verdicts.frame).toBe('blocked');
    }
    const follow = pageOf(`<millrace-follow data-id="${ID}"></millrace-follow>${script}`);
    expect(analyse({ html: follow, things }).verdicts.script).toBe('works');
  });

  it('works by one script, whatever stops a second', () => {
    const html = pageOf(card + script + card + script.replace('https', 'http'));
    expect(find({ html }, 'http-address').status).toBe('restricted');
    expect(analyse({ html }).verdicts.script).toBe('restricted');
  });

  it('is held against what our script is, where that is known', () => {
    const address = `${OURS}/embed/v1/0.1.0/millrace.js`;
    const html = pageOf(`${card}<script src="${address}" integrity="sha384-BBBB" crossorigin></script>`);
    const digests = (sha384: string) => new Map([[address, { sha256: 'A', sha384, sha512: 'A' }]]);
    expect(find({ html, digests: digests('BBBB') }, 'integrity-matches').status).toBe('works');
    expect(find({ html, digests: digests('CCCC') }, 'integrity-differs').mend).toBe(
      'integrity="sha384-CCCC"',
    );
    expect(analyse({ html }).verdicts.script).toBe('unknown');
  });

  it('may have an address of http where the page has browsers ask by https', () => {
    const html = pageOf(card + script.replace('https', 'http'));
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
  const nothing = analyse({ html: pageOf('<p>An article</p>') });
  expect([nothing.hasSnippet, nothing.verdicts.script]).toEqual([false, 'works']);
});

it('bears whatever is pasted', () => {
  const deep = '<div>'.repeat(20_000);
  for (const html of ['', deep, '<iframe srcdoc="<iframe srcdoc=\'x\'>">', '\0<scr', `${card.repeat(500)}`])
    expect(() => analyse({ html, headers: ':\n\0: x\ncontent-security-policy' })).not.toThrow();
});

it.each<[string, (at: number) => string]>([
  ['open formatting', (at) => `<b a=${at}><p>`],
  ['cards in cards', () => `<millrace-product data-id="1" style="width: 1px">`],
  ['scripts', () => `<script src="${OURS}/embed/v1/millrace.js"></script>`],
  ['closing tags', (at) => (at < 900 ? '<div>' : '</p>')],
  ['escaped markup', () => '&lt;div '],
  ['one long address', (at) => (at === 0 ? '<script src="' : 'embed/')],
  ['links', () => `<a href="${OURS}/product/a/${ID}">`],
])(
  'takes a megabyte of %s in its stride',
  (_, unit) => {
    const parts: string[] = [];
    for (let length = 0; length < 2 ** 20; length += parts.at(-1)?.length ?? 0)
      parts.push(unit(parts.length));
    const headers = policy(Array.from({ length: 5000 }, () => "img-src 'self'").join(','));
    expect(analyse({ html: parts.join(''), headers }).findings.length).toBeLessThan(1000);
  },
  10_000,
);
