import { describe, expect, it } from 'vitest';
import { analyse, aPage, card, codes, find, OURS, policy, script } from './testing/a-page';

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
    // A card with the default style has no style to lose.
    const plain = html.replace(/ style="[^"]*"/, '');
    expect(analyse({ headers: policy("style-src 'self'"), html: plain }).findings).not.toContainEqual(
      expect.objectContaining({ code: 'look-refused' }),
    );
  });

  it.each([
    "default-src 'none'",
    "default-src 'self'",
    "default-src 'self'; script-src 'self' 'unsafe-inline'; upgrade-insecure-requests",
    "child-src 'none'; script-src-elem 'self'; connect-src; sandbox allow-forms",
    "default-src 'self', script-src 'self'; object-src 'none'",
  ])('merges what cards need into the policy %s', (strict) => {
    const { policies } = analyse({ headers: policy(strict) });
    expect(policies).toHaveLength(1);
    const { findings, verdicts, policies: left } = analyse({ headers: policy(policies[0]?.text ?? '') });
    expect(findings.filter(({ status }) => status !== 'works')).toEqual([]);
    expect([verdicts, left]).toEqual([{ script: 'works', frame: 'works' }, []]);
  });

  it('keeps a merged policy in its order, and adds at its end what it lacks', () => {
    const headers = policy("default-src 'self'; script-src 'none'; img-src *; report-uri /csp");
    expect(analyse({ headers }).policies).toEqual([
      {
        place: expect.objectContaining({ part: 'headers', line: 2 }),
        text: `default-src 'self'; script-src ${OURS}; img-src *; report-uri /csp; connect-src 'self' ${OURS}; font-src 'self' ${OURS}; frame-src 'self' ${OURS}`,
      },
    ]);
  });

  it('merges each header and meta element on its own, and leaves out those that allow everything', () => {
    const headers = `${policy("img-src 'self'")}\ncontent-security-policy: object-src 'none'\ncontent-security-policy-report-only: font-src 'self'`;
    const html = aPage(
      card + script,
      `<meta http-equiv="content-security-policy" content="connect-src 'self'; frame-ancestors 'none'">`,
    );
    expect(
      analyse({ headers, html }).policies.map(({ place, text }) => [place.part, place.line, text]),
    ).toEqual([
      ['headers', 2, `img-src 'self' ${OURS} https://api.example.com`],
      ['headers', 4, `font-src 'self' ${OURS}`],
      ['html', 1, `connect-src 'self' ${OURS}`],
    ]);
  });

  it('has a merged policy ask for a new nonce, and never repeats that of one response', () => {
    const headers = policy("script-src 'nonce-r4nd0m' 'strict-dynamic'; img-src 'self'");
    expect(analyse({ headers }).policies.map(({ text }) => text)).toEqual([
      `script-src 'nonce-NONCE' 'strict-dynamic'; img-src 'self' ${OURS} https://api.example.com`,
    ]);
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
    const withNonce = (nonce: string) => aPage(card + script.replace('async', `async nonce="${nonce}"`));
    expect(codes({ headers: strict, html: withNonce('r4nd0m') })).toEqual(['policy-allows', 'snippet-right']);
    expect(codes({ headers: strict, html: withNonce('other') })).toContain('nonce-missing');
  });

  it('tells that a nonce without strict-dynamic does not cover what is loaded later', () => {
    const html = aPage(card + script.replace('async', 'async nonce="r4nd0m"'));
    const headers = policy("script-src 'nonce-r4nd0m'");
    expect(analyse({ headers, html }).verdicts.script).toBe('restricted');
    expect(find({ headers, html }, 'live-refused').mend).toBe(`script-src 'nonce-NONCE' ${OURS}`);
  });

  it('lets a script through by the hash of its integrity', () => {
    const hash = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';
    const html = aPage(
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
        html: aPage(card + script, `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`),
      },
    ]) {
      expect(analyse(given).verdicts.script).toBe('blocked');
      expect(codes(given).filter((code) => code === 'scripts-refused')).toHaveLength(1);
    }
  });

  it('passes over what browsers pass over: policies of markup outside the head, and those that only report there', () => {
    const inBody = aPage(
      `<meta http-equiv="content-security-policy" content="default-src 'none'">${card}${script}`,
    );
    expect(codes({ html: inBody })).toEqual(['policy-ignored', 'snippet-right', 'no-policy']);
    const reporting = aPage(
      card + script,
      `<meta http-equiv="content-security-policy-report-only" content="default-src 'none'">`,
    );
    expect(codes({ html: reporting })).toContain('policy-ignored');
    const sandboxed = aPage(
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
