import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '.';
import { readHtml, renderBlocks } from './RichText';
import { HOSTILE_MARKUP } from './story-hostile-markup';

/** The markup without the classes and names of our own elements. */
const shown = (html: string) =>
  renderToStaticMarkup(renderBlocks(readHtml(html), { headingLevel: 3 })).replaceAll(
    / (class|data-component)="[^"]*"/g,
    '',
  );

const link = 'rel="nofollow ugc noopener"';

describe('RichText', () => {
  it('keeps paragraphs, lists, quotations, code and emphasis', () => {
    expect(shown('<p>One <b>two</b> <i>three</i> H<sub>2</sub>O</p>')).toBe(
      '<p>One <strong>two</strong> <em>three</em> H<sub>2</sub>O</p>',
    );
    expect(shown('<ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul>')).toBe(
      '<ul><li>One</li><li>Two<ol start="3"><li>Three</li></ol></li></ul>',
    );
    expect(shown('<blockquote>Said</blockquote><hr><pre>a\n b</pre>')).toBe(
      '<blockquote><p>Said</p></blockquote><hr/><pre>a\n b</pre>',
    );
  });

  it('shifts headings below that of their section', () => {
    expect(shown('<h1>A</h1><h2>B</h2><h6>C</h6>')).toBe('<h3>A</h3><h4>B</h4><h6>C</h6>');
  });

  it('links to the web and to mailboxes, and answers for none of them', () => {
    expect(shown('<a href="https://example.com/a?b=1&amp;c=2" target="_top" style="x">Go</a>')).toBe(
      `<p><a href="https://example.com/a?b=1&amp;c=2" ${link}>Go</a></p>`,
    );
    expect(shown('<a href="mailto:uta@example.com">Uta</a>')).toContain('href="mailto:uta@example.com"');
    expect(shown('<a href="/product/1">Relative</a>')).toBe('<p>Relative</p>');
  });

  it('keeps the words of what it does not know, and of what is badly nested', () => {
    expect(shown('<center><font color=red>Red</font></center>')).toBe('<p>Red</p>');
    expect(shown('<table><tr><td>A</td><td>B</td></tr></table>')).toBe('<p>A</p><p>B</p>');
    expect(shown('Before<p>In<ul><li>Item')).toBe('<p>Before</p><p>In</p><ul><li>Item</li></ul>');
    expect(shown('<b>bold<p>para</b>graph')).toBe('<p>bold</p><p>para</p><p>graph</p>');
    expect(shown('<a href="https://a.example">one <a href="https://b.example">two</a></a>')).not.toMatch(
      /<a[^>]*>[^<]*<a/,
    );
    expect(shown('5 < 6 && 7 > 6 &copy; &#128512;')).toBe('<p>5 &lt; 6 &amp;&amp; 7 &gt; 6 © 😀</p>');
  });

  it('gives each block the direction of its script', () => {
    const markup = renderToStaticMarkup(
      <RichText html="<p>A</p><ul><li>B</li></ul><blockquote>C</blockquote>" headingLevel={3} />,
    );
    expect(markup).toContain(
      '<p dir="auto">A</p><ul dir="auto"><li>B</li></ul><blockquote dir="auto"><p>C</p></blockquote>',
    );
  });

  it('leaves out paragraphs that nobody wrote into', () => {
    expect(shown('<p></p><p>&nbsp;</p><p><br></p><p>One</p>')).toBe('<p>One</p>');
  });

  it('shows nothing that runs, embeds or asks', () => {
    const harmless = new RegExp(
      `^<((p|strong|em|u|s|sub|sup|code|ul|li|blockquote|pre|h[3-6]|hr|br)/?|ol( start="-?\\d+")?|a href="(https?:|mailto:)[^"]*" ${link})>$`,
    );
    const harmful = HOSTILE_MARKUP.flatMap((hostile) => {
      const markup = shown(`<p>Before</p>${hostile}`);
      const tags = (markup.match(/<[a-z0-9]+[^>]*>/g) ?? []).filter((tag) => !harmless.test(tag));
      const lost = markup.includes('<p>Before</p>') ? [] : ['what stands before it is lost'];
      return [...lost, ...tags].map((what) => `${hostile.slice(0, 90)}: ${what}`);
    });
    expect(harmful).toEqual([]);
  });

  it('takes time in proportion to the text, however it is written', () => {
    for (const piece of [
      '<',
      '<a ',
      '<a href="',
      '<!--',
      '<b>',
      '</b>',
      '<p>',
      '&',
      '<script>',
      '<ul><li>',
    ]) {
      const startedAt = performance.now();
      renderToStaticMarkup(<RichText html={piece.repeat(20_000)} headingLevel={3} />);
      expect(performance.now() - startedAt, piece).toBeLessThan(2000);
    }
  });
});
