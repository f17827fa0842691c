import { describe, expect, it } from 'vitest';
import { readPasted } from './read-pasted';

const pasted = (data: Record<string, string>) => readPasted({ getData: (type) => data[type] ?? '' });
const fromSource = (text: string) => pasted({ 'text/plain': text });

describe('readPasted', () => {
  it('joins a name that tags split, and parts what stands on lines of its own', () => {
    expect(
      fromSource('<p>Pure Sil<b>ane</b>, fi<wbr>ber</p><p>and\n  glass</p><ul><li>one</li><li>two</li></ul>'),
    ).toBe('Pure Silane, fiber\nand glass\none\ntwo');
    expect(fromSource('<td>Silane</td><br>Phosphine')).toBe('Silane\nPhosphine');
  });

  it('reads entities as the characters that they stand for', () => {
    expect(fromSource('<p>Preform&nbsp;&amp; draw, 2&#8201;&lt;&#x200A;3, H&uuml;ls, sil&shy;ane</p>')).toBe(
      'Preform\u00a0& draw, 2\u2009<\u200a3, Hüls, sil\u00adane',
    );
  });

  it('takes nothing from attributes, scripts, styles, comments and what is hidden', () => {
    const source = `<!doctype html><html><head><title>Silane</title><style>.silane{}</style></head><body>
      <script>document.title = "Silane"</script><!-- Silane --><noscript>Silane</noscript><template>Silane</template>
      <p hidden>Silane</p><p style="display: none">Silane</p><img alt="Silane" src="/silane.png">
      <a href="/silane" title="Silane">Glass</a></body></html>`;
    expect(fromSource(source)).toBe('Glass');
  });

  it('runs and loads nothing', async () => {
    const source =
      '<p>Glass</p><script>window.ran = 1</script><img src="data:," onerror="window.ran = 2"><svg onload="window.ran = 3">';
    expect(fromSource(source)).toBe('Glass');
    // A picture of the page's own that fails as that one would have: later, so that nothing is still to come.
    await new Promise((resolve) => {
      const picture = new Image();
      picture.onerror = resolve;
      picture.src = 'data:,';
    });
    expect('ran' in window).toBe(false);
  });

  it('reads the markup of the clipboard before its text, and the source that an editor of code shows by it', () => {
    const both = { 'text/html': '<meta charset="utf-8"><b>Sil</b>ane', 'text/plain': 'Sil ane' };
    expect(pasted(both)).toBe('Silane');
    const shown = '<div><span>&lt;p&gt;</span>Sil&lt;b&gt;ane&lt;/b&gt;<span>&lt;/p&gt;</span></div>';
    expect(pasted({ 'text/html': shown, 'text/plain': '<p>Sil<b>ane</b></p>' })).toBe('Silane');
  });

  it('leaves text as it stands that is none', () => {
    for (const text of ['a < b and b > c', 'R&D &amp; more', ' <silane> \n\n x', 'if (a<b) go(); <3', ''])
      expect(fromSource(text)).toBe(text);
  });
});
