import { describe, expect, it } from 'vitest';
import { colorValues } from './color-values';
import { contrastPairs } from './contrast-pairs';
import { withMoreContrast } from './more-contrast';
import { contrast, fromCss, mix } from './oklch';
import { daylight, night } from './palette';

const themes = [
  ['light', colorValues(daylight)],
  ['dark', colorValues(night)],
  ['light, more contrast', withMoreContrast(colorValues(daylight))],
  ['dark, more contrast', withMoreContrast(colorValues(night))],
] as const;

/** Least ratio of text, as WCAG 2.2 AA has it. */
const text = 4.5;

describe.each(themes)('In the %s theme', (_name, colors) => {
  const { surface, text: ink, sector } = colors;

  it('every colour has the contrast that it needs on each of its grounds', () => {
    const tooLow = contrastPairs.flatMap(({ colour, ground, least }) => {
      const ratio = contrast(fromCss(valueAt(colors, colour)), fromCss(valueAt(colors, ground)));
      return ratio >= least ? [] : [`${colour} on ${ground}: ${ratio.toFixed(2)}, should be ${least}`];
    });
    expect(tooLow).toEqual([]);
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

describe.each(themes.filter(([name]) => name.includes('more contrast')))(
  'In the %s theme',
  (_name, colors) => {
    it('every grey text has the contrast of WCAG AAA, and every hairline can be seen', () => {
      const { surface, text: ink, rule, control } = colors;
      for (const ground of [surface.paper, surface.raised, surface.sunk].map(fromCss)) {
        for (const grey of [ink.secondary, ink.muted]) {
          expect(contrast(fromCss(grey), ground)).toBeGreaterThanOrEqual(7);
        }
        for (const line of [rule.hairline, control.border]) {
          expect(contrast(fromCss(line), ground)).toBeGreaterThanOrEqual(3);
        }
      }
    });
  },
);

interface Tree {
  readonly [name: string]: string | Tree;
}

function valueAt(tree: Tree, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const found = tree[name];
  return typeof found === 'object' ? valueAt(found, rest.join('.')) : String(found);
}
