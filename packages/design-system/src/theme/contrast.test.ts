import { describe, expect, it } from 'vitest';
import { colorValues } from './color-values';
import { contrast, fromCss, mix } from './oklch';
import { daylight, night } from './palette';

const themes = [
  ['light', colorValues(daylight)],
  ['dark', colorValues(night)],
] as const;

/** WCAG 2.2 AA: text, and what one must see to use a control or to read a graphic. */
const text = 4.5;
const graphic = 3;

describe.each(themes)(
  'In the %s theme',
  (_name, { surface, text: ink, control, mark, tint, rule, focus, sector }) => {
    const grounds = [surface.paper, surface.raised, surface.sunk];
    const ratio = (one: string, other: string) => contrast(fromCss(one), fromCss(other));

    it.each([
      ['primary', ink.primary, [...grounds, surface.selected, surface.added, ...Object.values(tint)]],
      ['secondary', ink.secondary, [...grounds, surface.selected, surface.added]],
      ['muted', ink.muted, grounds],
      ['accent', ink.accent, [...grounds, surface.selected, ...Object.values(tint)]],
      ['success', ink.success, [...grounds, tint.success]],
      ['warning', ink.warning, [...grounds, tint.warning]],
      ['danger', ink.danger, [...grounds, tint.danger]],
      ['onFill', ink.onFill, [control.fill, control.fillHover]],
      ['onPremium', ink.onPremium, [mark.premium]],
      ['onInverse', ink.onInverse, [surface.inverse]],
      ['onDanger', ink.onDanger, [mark.danger]],
      ['onPlate', ink.onPlate, [surface.plate]],
    ])('text in %s can be read on each of its grounds', (_role, colour, on) => {
      for (const ground of on)
        expect(ratio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(text);
    });

    it.each([
      ['borders of controls', control.border],
      ['the primary button', control.fill],
      ['the focus ring', focus],
      ['section rules', rule.strong],
      ['marks of the accent', mark.accent],
      ['marks of success', mark.success],
      ['marks of warning', mark.warning],
      ['marks of danger', mark.danger],
    ])('%s can be seen on each ground', (_what, colour) => {
      for (const ground of grounds)
        expect(ratio(colour, ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(graphic);
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
  },
);
