import { describe, expect, it } from 'vitest';
import { asHex } from '../../build/colors';
import { reduceStyles } from '../../build/styles';
import { collectUsed, usedSelector } from '../../build/used-selectors';
import type { TreeElement } from '../shared/payload';
import { composeSheet } from './compose-sheet';

const button: TreeElement = ['button', ['class', 'mrc_a', 'data-sector', 'none'], 'Press'];
const pressed: TreeElement = ['button', ['class', 'mrc_a', 'aria-pressed', 'true'], 'Pressed'];

describe('unused selectors', () => {
  const used = collectUsed([button]);
  it.each([
    ['.mrc_a', '.mrc_a'],
    ['.mrc_a:hover', '.mrc_a:hover'],
    ['.mrc_b', null],
    ['.mrc_a .mrc_b', null],
    ['.mrc_a:disabled', null],
    ['.mrc_a[aria-pressed="true"]', null],
    ['.mrc_a:hover:not(:disabled, [data-state="loading"])', '.mrc_a:hover'],
    ['.mrc_a:not(.mrc_b, .mrc_a)', '.mrc_a:not(.mrc_a)'],
    ['button', 'button'],
    ['a', null],
    ['*', '*'],
    [':host([data-theme="dark"]) .mrc_a', ':host([data-theme="dark"]) .mrc_a'],
    [':root', null],
    ['[data-sector="lithium-ion"]', '[data-sector="lithium-ion"]'],
  ])('reduces %s to %s', (selector, kept) => {
    expect(usedSelector(selector, used)).toBe(kept);
  });
});

describe('the style sheet of a release', () => {
  const css = `
    @layer millrace.theme { :root, :host { --mr-color-ink: oklch(0.22 0.018 262); --mr-size: 1.5rem; } }
    @layer millrace.theme { [data-theme="dark"] { --mr-color-ink: oklch(0.935 0.01 88); } }
    @layer millrace.features {
      .mrc_a { color: var(--mr-color-ink); inline-size: var(--mr-size); }
      .mrc_unused { color: red; }
      .mrc_a[aria-pressed="true"] { font-weight: 700; }
      @media (min-width: 1px) { .mrc_a { margin: 0; } }
    }
    @layer millrace.primitives { .mrc_a { opacity: 1; } }
    @layer millrace.bases { .mrc_a { opacity: 0; } }
    * { padding: 0; }`;
  const reduced = reduceStyles(css, { product: { painted: [button], live: [pressed] } });

  it('has the used rules in cascade-layer order, with tokens replaced by values', async () => {
    const { rules } = await reduced;
    expect(rules.map(({ condition = '', text }) => condition + text)).toEqual([
      '*{padding:0}',
      '.a{opacity:0}',
      '.a{opacity:1}',
      '.a{color:light-dark(#161b23,#ece9e2);width:24px}',
      '@media (min-width:1px).a{margin:0}',
    ]);
  });

  it('leaves rules that only an interactive state needs to the interactive view', async () => {
    expect((await reduced).live).toBe('.a[aria-pressed=true]{font-weight:700}');
  });

  it("replaces [dir] by :dir(), as a shadow root cannot match the page's attribute", async () => {
    const mirrored = '[dir="rtl"] .mrc_a { text-align: right }';
    const { rules } = await reduceStyles(mirrored, { product: { painted: [button], live: [] } });
    expect(rules.map(({ text }) => text)).toEqual([':dir(rtl) .a{text-align:right}']);
  });

  it('keeps rules inside their @container and @media conditions', async () => {
    const { rules } = await reduced;
    const sheet = composeSheet(rules, [{ look: 'product', sectors: new Set() }]);
    expect(sheet).toMatch(/@media \(min-width:1px\)\{\.a\{margin:0\}\}$/);
    expect(composeSheet(rules, [{ look: 'event', sectors: new Set() }])).toBe('');
  });

  it('throws on nested conditions', async () => {
    const nested = '@media (a) { @container (b) { .mrc_a { color: red } } }';
    await expect(reduceStyles(nested, {})).rejects.toThrow('not foreseen');
  });
});

describe('colours', () => {
  it('are written in hexadecimal when they are within sRGB', () => {
    expect(asHex('1px solid oklch(1 0 0)')).toBe('1px solid #ffffff');
    expect(asHex('oklch(0.7 0.4 150)')).toBe('oklch(0.7 0.4 150)');
    expect(asHex('oklch(0.2 0.02 262 / 0.5)')).toBe('oklch(0.2 0.02 262 / 0.5)');
  });
});
