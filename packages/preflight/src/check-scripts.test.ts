import { describe, expect, it } from 'vitest';
import type { FindingCode, FindingStatus } from './finding';
import { analyse, aPage, card, codes, find, OURS, script } from './testing/a-page';

const bodyWith = (attributes: string) => aPage(`${card}\n${script.replace('async', attributes)}`);

describe('what a script says that it is', () => {
  it.each<[FindingCode, FindingStatus, string]>([
    ['script-nomodule', 'blocked', 'nomodule'],
    ['script-data', 'blocked', 'type="application/ld+json"'],
    ['script-data', 'blocked', 'type="importmap"'],
    ['script-held', 'unknown', 'type="text/plain" data-category="marketing"'],
    ['script-held', 'unknown', 'language="VBScript"'],
    ['script-module', 'blocked', 'type="Module" nomodule'],
  ])('is told to be %s, %s, by %s', (code, status, attributes) => {
    const html = bodyWith(attributes);
    const found = find({ html }, code);
    expect([found.status, found.place?.line, found.mend]).toEqual([status, 3, script]);
    expect(analyse({ html }).verdicts.script).toBe(status);
  });

  it.each([
    'type="text/JavaScript"',
    'type="application/x-ecmascript"',
    'type="text/javascript1.5"',
    'type=""',
  ])('lets browsers run it by %s', (attributes) => {
    expect(analyse({ html: bodyWith(attributes) }).verdicts.script).toBe('works');
  });

  it('counts its type before its language, as browsers do', () => {
    expect(analyse({ html: bodyWith('type="text/javascript" language="VBScript"') }).verdicts.script).toBe(
      'works',
    );
  });
});

describe('the version of a script', () => {
  const address = `${OURS}/embed/v1/9.9.9/millrace.js`;
  const html = (attributes = '') => aPage(`${card}\n<script async ${attributes} src="${address}"></script>`);

  it('stops cards where there is none', () => {
    const digests = new Map([[address, 'missing' as const]]);
    for (const attributes of ['', 'integrity="sha384-AAAA" crossorigin']) {
      const found = find({ html: html(attributes), digests }, 'version-unknown');
      expect([found.status, found.place?.line, found.values]).toEqual(['blocked', 3, { version: '9.9.9' }]);
      expect(found.mend).toBe(script);
      expect(codes({ html: html(attributes), digests })).not.toContain('integrity-unchecked');
      expect(analyse({ html: html(attributes), digests }).verdicts.script).toBe('blocked');
    }
  });

  it('is taken to be there where nothing is known, or it is', () => {
    const hashes = { sha256: 'A', sha384: 'A', sha512: 'A' };
    for (const digests of [new Map(), new Map([[address, hashes]])])
      expect(codes({ html: html(), digests })).not.toContain('version-unknown');
  });
});
