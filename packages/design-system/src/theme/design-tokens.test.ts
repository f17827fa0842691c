import { describe, expect, it } from 'vitest';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { DESIGN_TOKEN_THEMES, type DesignToken, type DesignTokens, designTokens } from './design-tokens';

/** Types of the format, and what a value of each must look like. */
const shapes: Record<string, (value: never) => boolean> = {
  color: ({
    colorSpace,
    components,
    alpha,
    hex,
  }: {
    colorSpace: string;
    components: number[];
    alpha: number;
    hex: string;
  }) =>
    colorSpace === 'oklch' &&
    components.length === 3 &&
    components.every(Number.isFinite) &&
    alpha >= 0 &&
    alpha <= 1 &&
    /^#[0-9a-f]{6}$/.test(hex),
  dimension: ({ value, unit }: { value: number; unit: string }) =>
    Number.isFinite(value) && ['px', 'rem'].includes(unit),
  duration: ({ value, unit }: { value: number; unit: string }) => value > 0 && unit === 'ms',
  number: (value: number) => Number.isFinite(value),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  fontFamily: (value: string[]) =>
    value.length > 1 && value.every((name) => name !== '' && !name.includes('"')),
  cubicBezier: (value: number[]) => value.length === 4 && value.every(Number.isFinite),
  shadow: (layers: { color: unknown; blur: { unit: string } }[]) =>
    layers.length > 1 &&
    layers.every(({ color, blur }) => shapes.color?.(color as never) && blur.unit === 'px'),
};

const isToken = (part: DesignToken | DesignTokens): part is DesignToken => '$value' in part;

function tokens(group: DesignTokens): DesignToken[] {
  return Object.values(group).flatMap((part) => (isToken(part) ? [part] : tokens(part)));
}

function properties(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice(4, -1)] : properties(value),
  );
}

describe.each(Object.keys(DESIGN_TOKEN_THEMES) as (keyof typeof DESIGN_TOKEN_THEMES)[])(
  'The %s design tokens',
  (theme) => {
    const all = tokens(designTokens(theme));

    it('hold every token of the contract, each by its public custom property', () => {
      expect(all.map(({ $extensions }) => $extensions['millrace.css'].property)).toEqual(properties(vars));
    });

    it('give each value in the shape of its type', () => {
      for (const { $type, $value, $extensions } of all) {
        expect(
          shapes[$type]?.($value as never),
          `${$extensions['millrace.css'].property}: ${JSON.stringify($value)}`,
        ).toBe(true);
      }
    });

    it('say the colours of the theme itself', () => {
      const { color } = designTokens(theme) as { color: { text: { primary: DesignToken } } };
      const { components } = color.text.primary.$value as { components: number[] };
      expect(`oklch(${components.join(' ')})`).toBe(colorValues(DESIGN_TOKEN_THEMES[theme]).text.primary);
    });
  },
);
