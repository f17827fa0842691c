import { readFileSync } from 'node:fs';
import { RICH_TEXT } from '@millrace/domain';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { plainDetails, sanitisedDetails, summaryOf } from './event-form';

/** The kinds of attack of the OWASP XSS filter evasion cheat sheet, each as somebody would send it. */
const EVASIONS: readonly string[] = JSON.parse(
  readFileSync(
    new URL('../../../../../../packages/domain/src/rich-text-evasions.json', import.meta.url),
    'utf8',
  ),
);

/** All elements of markup, as another parser reads it, with their attributes. */
function elementsOf(markup: string): { tag: string; attributes: Record<string, string> }[] {
  const found: { tag: string; attributes: Record<string, string> }[] = [];
  const parser = new Parser({ onopentag: (tag, attributes) => void found.push({ tag, attributes }) });
  parser.end(markup);
  return found;
}

const allowed = new Set<string>([...RICH_TEXT.blocks, ...Object.values(RICH_TEXT.inline), 'a']);

/** What of an element may not be stored. */
function refusedIn({ tag, attributes }: ReturnType<typeof elementsOf>[number]): string[] {
  const allowedHere = (name: string, value: string) =>
    (tag === 'ol' && name === 'start') ||
    (tag === 'a' && name === 'href' && ['http:', 'https:', 'mailto:'].includes(new URL(value).protocol));
  return [
    ...(allowed.has(tag) ? [] : [`<${tag}>`]),
    ...Object.entries(attributes)
      .filter(([name, value]) => !allowedHere(name, value))
      .map(([name, value]) => `<${tag} ${name}="${value}">`),
  ];
}

describe('the details of an event', () => {
  it('keep what an editor writes', () => {
    const written =
      '<h2>Who</h2><p>One <strong>two</strong> <em>three</em> H<sub>2</sub>O</p><ul><li><p>Item</p></li></ul>' +
      '<ol start="3"><li>Third</li></ol><blockquote><p>Said</p></blockquote><pre><code>a</code></pre><hr />' +
      '<p><a href="https://example.com/a?b=1&amp;c=2">web</a> <a href="mailto:a@example.com">mail</a></p>';
    expect(sanitisedDetails(written)).toBe(written);
    expect(sanitisedDetails('<b>bold</b> <i>italic</i> <strike>gone</strike>')).toBe(
      '<strong>bold</strong> <em>italic</em> <s>gone</s>',
    );
  });

  it('run, embed and ask for nothing, whatever is sent [GAP-100]', () => {
    expect(EVASIONS.length).toBeGreaterThan(80);
    const dangerous = EVASIONS.flatMap((evasion) => {
      const stored = sanitisedDetails(`<p>Before</p>${evasion}`);
      const found = [
        ...(stored.includes('<p>Before</p>') ? [] : ['what stands before it is lost']),
        ...(sanitisedDetails(stored) === stored ? [] : ['another time it is not the same']),
        ...elementsOf(stored).flatMap(refusedIn),
      ];
      return found.map((what) => `${evasion.slice(0, 80)}: ${what}`);
    });
    expect(dangerous).toEqual([]);
  });

  it('lose relative links and keep their words', () => {
    expect(sanitisedDetails('<p><a href="/product/1">Relative</a> <a>none</a></p>')).toBe(
      '<p>Relative none</p>',
    );
  });

  it('are stripped of markup and cut for lists', () => {
    const details = '<h2>Who</h2><p>H<sub>2</sub>O &amp; &lt;heat&gt;<br />below 0.4&nbsp;dB</p>';
    expect(plainDetails(sanitisedDetails(details))).toBe('Who H2O & <heat> below 0.4 dB');
    expect(summaryOf(`<p>${'word '.repeat(200)}</p>`)).toHaveLength(300);
  });

  it('take time in proportion to their length', () => {
    for (const piece of ['<', '<a href="', '<b>', '</b>', '<!--', '&', '<script>', '<ul><li>']) {
      const startedAt = performance.now();
      sanitisedDetails(piece.repeat(Math.floor(20_000 / piece.length)));
      expect(performance.now() - startedAt, piece).toBeLessThan(2000);
    }
  });
});
