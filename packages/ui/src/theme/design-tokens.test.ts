import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readTokenNotes } from '../../build/read-token-notes';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import contract from './contract-shape.ts?raw';
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

const notes = readTokenNotes(
  ts.createSourceFile('contract-shape.ts', contract, ts.ScriptTarget.Latest, true),
);

const isToken = (part: DesignToken | DesignTokens): part is DesignToken => '$value' in part;

/** Without its own description. */
const tokenEntries = (group: DesignTokens) =>
  Object.entries(group).filter(
    (entry): entry is [string, DesignToken | DesignTokens] => typeof entry[1] !== 'string',
  );

function tokens(group: DesignTokens): DesignToken[] {
  return tokenEntries(group).flatMap(([, part]) => (isToken(part) ? [part] : tokens(part)));
}

/** What is said of each token and group, by path. */
function descriptions(group: DesignTokens, path: readonly string[] = []): [string, unknown][] {
  return tokenEntries(group).flatMap(([name, part]) => {
    const at = [...path, name];
    return [[at.join('.'), part.$description], ...(isToken(part) ? [] : descriptions(part, at))];
  });
}

function properties(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice(4, -1)] : properties(value),
  );
}

describe.each(Object.keys(DESIGN_TOKEN_THEMES) as (keyof typeof DESIGN_TOKEN_THEMES)[])(
  'The %s design tokens',
  (theme) => {
    const all = tokens(designTokens(theme, notes));

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

    it('say what each is for, in the words of the contract', () => {
      const said = descriptions(designTokens(theme, notes));
      expect(Object.fromEntries(said.filter(([, text]) => text !== undefined))).toEqual(notes);
      // A step of a scale is told by its group; what has a role of its own, by itself.
      const groups = Object.fromEntries(said);
      const undocumented = said.filter(
        ([path, text]) => text === undefined && groups[path.slice(0, path.lastIndexOf('.'))] === undefined,
      );
      expect(undocumented).toEqual([]);
      const roles = said.filter(([path]) => /^color\.(surface|text|rule|control|focus)\b/.test(path));
      expect(roles.filter(([, text]) => text === undefined)).toEqual([]);
    });

    it('say the colours of the theme itself', () => {
      const { color } = designTokens(theme, notes) as { color: { text: { primary: DesignToken } } };
      const { components } = color.text.primary.$value as { components: number[] };
      expect(`oklch(${components.join(' ')})`).toBe(colorValues(DESIGN_TOKEN_THEMES[theme]).text.primary);
    });
  },
);
