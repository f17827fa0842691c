import { colorValues } from '../theme/color-values';
import { customPropertyName } from '../theme/custom-property-name';
import { measures } from '../theme/measures';
import type { Palette } from '../theme/palette';
import type { CheckedChoice, Density } from './theme-choice';

/** Tokens by custom property. */
export type TokenValues = Readonly<Record<string, string>>;

/** Spacing factor relative to the standard density. */
const ROOM: Readonly<Record<Density, number>> = { compact: 0.75, standard: 1, roomy: 1.25 };

/** Tokens that density changes: paddings and gaps within a component; spacing between sections stays. */
const SPACES = ['xs', 'sm', 'md', 'lg'] as const;

/** Height in px that density adds to rows and controls for mouse users. */
const TALLER: Readonly<Record<Density, number>> = { compact: -4, standard: 0, roomy: 6 };

/** Returns the tokens of a theme that differ from those of its base palette. */
export function themeValues(palette: Palette, base: Palette, choice: CheckedChoice): TokenValues {
  const made = flatten(colorValues(palette), ['color']);
  const ours = flatten(colorValues(base), ['color']);
  const colours = Object.fromEntries(Object.entries(made).filter(([name, value]) => ours[name] !== value));
  return { ...colours, ...sharedValues(choice) };
}

/** Returns the values that both themes share. */
export function sharedValues({ font, radius, density }: CheckedChoice): TokenValues {
  const values: Record<string, string> = {};
  if (font !== null) values[token('font', 'family', 'ui')] = `"${font}", ${measures.font.family.ui}`;
  if (radius !== null) values[token('radius', 'control')] = `${radius}px`;
  if (density !== 'standard') {
    for (const name of SPACES) {
      values[token('space', name)] =
        `${Math.round(Number.parseFloat(measures.space[name]) * ROOM[density])}px`;
    }
  }
  return values;
}

/** Returns heights by density, for mouse users only; touch needs 44 px whatever the density. */
export function pointerValues({ density }: CheckedChoice): TokenValues {
  if (density === 'standard') return {};
  const { control, row, tableHead } = measures.size;
  const taller = (value: string) => `${Number.parseFloat(value) + TALLER[density]}px`;
  return {
    [token('size', 'control', 'small')]: taller(control.small),
    [token('size', 'control', 'medium')]: taller(control.medium),
    [token('size', 'control', 'large')]: taller(control.large),
    [token('size', 'row')]: taller(row),
    [token('size', 'tableHead')]: taller(tableHead),
  };
}

const token = (...path: string[]): string => `--${customPropertyName(path)}`;

interface Tree {
  readonly [name: string]: string | Tree;
}

function flatten(tree: Tree, path: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[token(...path, name), value]]
        : Object.entries(flatten(value, [...path, name])),
    ),
  );
}
