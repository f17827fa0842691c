import type { Declaration, Root, Rule } from 'postcss';
import { asHex } from './colors';

/** Custom properties that a page may set, and the tokens that they override. */
export const settable: Readonly<Record<string, string>> = {
  '--mr-color-surface-raised': '--mr-surface',
  '--mr-color-text-primary': '--mr-text',
  '--mr-color-text-secondary': '--mr-text',
  '--mr-color-text-accent': '--mr-accent',
  '--mr-color-mark-accent': '--mr-accent',
  '--mr-color-focus': '--mr-accent',
  '--mr-color-control-fill': '--mr-accent',
  '--mr-color-control-fill-hover': '--mr-accent',
  '--mr-color-text-on-fill': '--mr-on-accent',
  '--mr-radius-control': '--mr-radius',
  '--mr-radius-none': '--mr-radius',
  '--mr-font-family-ui': '--mr-font',
};

/** Values of the theme, by custom property, in light and in dark. */
export interface Tokens {
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
}

/** Reads the theme from the style sheet that carries it. */
export function readTokens(sheet: Root): Tokens {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  sheet.walkDecls(/^--mr-/, ({ prop, value, parent }) => {
    const rule = parent as Rule;
    if (isConditional(rule)) return;
    if (rule.selectors.includes(':host')) light.set(prop, value);
    else if (rule.selectors.some((selector) => /^\[data-theme="?dark"?\]$/.test(selector)))
      dark.set(prop, value);
  });
  light.set('--mr-font-family-ui', 'Millrace, Arial, sans-serif');
  return { light, dark };
}

function isConditional(rule: Rule): boolean {
  const parent = rule.parent;
  return parent?.type === 'atrule' && 'name' in parent && parent.name !== 'layer';
}

/**
 * Puts the values of the theme in the place of its custom properties, so that a shadow root carries only what it
 * uses and a page's own tokens do not reach in. A colour of two themes becomes `light-dark()`.
 */
export function resolveTokens(declaration: Declaration, { light, dark }: Tokens): void {
  let value = declaration.value;
  for (let before = ''; before !== value; ) {
    before = value;
    value = value.replace(/var\((--mr-[\w-]+)\)/g, (whole, token: string) => {
      const own = light.get(token);
      if (own === undefined) return whole;
      const other = dark.get(token) ?? own;
      const both = own === other ? own : `light-dark(${own}, ${other})`;
      const set = settable[token];
      // Without a value the property keeps its initial one, which is zero.
      if (set && both === '0') return `var(${set})`;
      return set ? `var(${set}, ${both})` : both;
    });
  }
  declaration.value = asHex(inPixels(withoutSectorFallback(value)));
  declaration.prop = physical[declaration.prop] ?? declaration.prop;
}

/** Every card names its sector, so no rule needs a colour for want of one. */
function withoutSectorFallback(value: string): string {
  const start = value.indexOf('var(--mr-sector,');
  if (start < 0) return value;
  let end = start + 'var('.length;
  for (let depth = 1; depth > 0 && end < value.length; end += 1) {
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
  }
  return `${value.slice(0, start)}var(--mr-sector)${withoutSectorFallback(value.slice(end))}`;
}

/** A page may set any size on its root element; a widget's text must not follow it. */
function inPixels(value: string): string {
  return value.replace(/(?<![\w.-])([\d.]+)rem\b/g, (_, rem: string) => `${Number(rem) * 16}px`);
}

/** Writing is horizontal in a shadow root of ours, so the block axis has shorter names. */
const physical: Readonly<Record<string, string>> = {
  'inline-size': 'width',
  'min-inline-size': 'min-width',
  'max-inline-size': 'max-width',
  'block-size': 'height',
  'min-block-size': 'min-height',
  'border-block-start': 'border-top',
  'border-block-end': 'border-bottom',
};
