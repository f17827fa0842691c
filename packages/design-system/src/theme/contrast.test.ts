import { describe, expect, it } from 'vitest';
import { colorValues } from './color-values';
import { contrastPairs } from './contrast-pairs';
import { contrast, fromCss, mix } from './oklch';
import { daylight, night } from './palette';

const themes = [
  ['light', colorValues(daylight)],
  ['dark', colorValues(night)],
] as const;

/** Least ratio of text, as WCAG 2.2 AA has it. */
const text = 4.5;

describe.each(themes)('In the %s theme', (_name, colors) => {
  const { surface, text: ink, sector } = colors;

  it.each(contrastPairs)('$colour can be seen on $ground, at $least to 1', ({ colour, ground, least }) => {
    const ratio = contrast(fromCss(valueAt(colors, colour)), fromCss(valueAt(colors, ground)));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  it('sector hues are of one lightness, so that none shouts', () => {
    const { none: _none, ...hues } = sector;
    const lightnesses = Object.values(hues).map((hue) => fromCss(hue)[0]);
    expect(new Set(lightnesses).size).toBe(1);
  });

  it('initials can be read on the tint of every sector', () => {
    for (const hue of Object.values(sector)) {
      const ground = mix(fromCss(hue), fromCss(surface.raised), 0.26);
      expect(contrast(fromCss(ink.primary), ground)).toBeGreaterThanOrEqual(text);
    }
  });
});

interface Tree {
  readonly [name: string]: string | Tree;
}

function valueAt(tree: Tree, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const found = tree[name];
  return typeof found === 'object' ? valueAt(found, rest.join('.')) : String(found);
}
