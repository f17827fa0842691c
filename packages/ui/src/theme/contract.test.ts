import { expect, it } from 'vitest';
import { SECTOR_HUES } from '../styles/sectors';
import { colorValues } from './color-values';
import { vars } from './contract.css';
import { measures } from './measures';
import { daylight, night, sectorHues } from './palette';

it('pins the public custom properties', () => {
  expect(names(vars).sort().join('\n')).toMatchSnapshot();
});

it('fills every token in both themes', () => {
  const shared = [...paths(measures), 'shadow.float'];
  for (const palette of [daylight, night]) {
    const filled = [...paths(colorValues(palette)).map((path) => `color.${path}`), ...shared];
    expect(filled.sort()).toEqual(paths(vars).sort());
  }
});

it('has a hue for every sector that can be named', () => {
  expect(Object.keys(sectorHues)).toEqual([...SECTOR_HUES]);
});

interface Tree {
  readonly [name: string]: string | Tree;
}

function paths(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : paths(value).map((path) => `${name}.${path}`),
  );
}

function names(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value.slice(4, -1)] : names(value),
  );
}
