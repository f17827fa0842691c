import { describe, expect, it } from 'vitest';
import { colorValues } from '../theme/color-values';
import { withMoreContrast } from '../theme/more-contrast';
import { contrast, fromCss, fromHex, toSrgb } from '../theme/oklch';
import { daylight, night } from '../theme/palette';
import { accentPalette } from './accent-palette';
import { createTheme } from './create-theme';
import { type DENSITIES, type ThemeChoice, ThemeChoiceError } from './theme-choice';

/** Every twelfth of the circle in screen colours, from pale to near black, and greys. */
const BRANDS = ['00', '55', 'aa', 'ff'].flatMap((red) =>
  ['00', '55', 'aa', 'ff'].flatMap((green) =>
    ['00', '55', 'aa', 'ff'].map((blue) => `#${red}${green}${blue}`),
  ),
);

describe('A theme of any colour', () => {
  it('keeps every pair of colours at its least contrast, in both themes', () => {
    const short = BRANDS.flatMap((brand) => {
      const { contrasts } = createTheme({ brand });
      expect(contrasts.length).toBeGreaterThan(0);
      return contrasts.filter(({ ratio, least }) => ratio < least).map((pair) => ({ brand, ...pair }));
    });
    expect(short).toEqual([]);
  });

  it('stays the hue that it is where it has one', () => {
    const colours = BRANDS.map((brand) => ({ brand, colour: fromHex(brand) ?? [0, 0, 0] })).filter(
      ({ colour }) => colour[1] >= 0.03,
    );
    expect(colours.length).toBeGreaterThan(50);
    const strays = colours.flatMap(({ brand, colour }) =>
      [daylight, night].flatMap((base) => {
        const { blue, fill } = accentPalette(colour, base);
        return blue[2] === colour[2] && fill[2] === colour[2] ? [] : [{ brand, blue, fill }];
      }),
    );
    expect(strays).toEqual([]);
  });

  it('has every colour on the screen as it was solved for', () => {
    for (const brand of BRANDS) {
      const { blue, fill, fillHover } = accentPalette(fromHex(brand) ?? [0, 0, 0], daylight);
      for (const made of [blue, fill, fillHover]) {
        const hex = toSrgb(made).map((channel) => channel.toString(16).padStart(2, '0'));
        expect(contrast(made, fromHex(hex.join('')) ?? [0, 0, 0])).toBeLessThan(1.05);
      }
    }
  });

  it('leaves readers who ask for more contrast what they have', () => {
    const { text, surface } = withMoreContrast(colorValues(accentPalette([0.8, 0.17, 90], daylight)));
    expect(contrast(fromCss(text.secondary), fromCss(surface.paper))).toBeGreaterThan(7);
  });
});

describe('A theme', () => {
  it('keeps a colour that does, and says where it had to be darker or lighter', () => {
    const { css, notes } = createTheme({ brand: '#00529B' });
    expect(css).toContain(`--mr-color-control-fill: oklch(${fromHex('#00529B')?.join(' ')});`);
    const fills = notes.filter(({ kind }) => kind === 'fill');
    expect(fills).toEqual([expect.objectContaining({ theme: 'dark', change: 'lighter' })]);
    const yellow = createTheme({ brand: '#ffd600' }).notes;
    expect(yellow).toContainEqual(
      expect.objectContaining({ kind: 'text', theme: 'light', change: 'darker' }),
    );
    expect(yellow.some((note) => note.kind !== 'danger' && note.theme === 'dark')).toBe(false);
  });

  it('warns of a colour that can be taken for an error', () => {
    expect(createTheme({ brand: '#c8102e' }).notes).toContainEqual({ kind: 'danger' });
    expect(createTheme({ brand: '#00529b' }).notes).not.toContainEqual({ kind: 'danger' });
  });

  it('puts dark ink on a light button', () => {
    const { values } = createTheme({ brand: '#ffd600' });
    expect(fromCss(values.dark['--mr-color-text-on-fill'] ?? '')[0]).toBeLessThan(0.3);
  });

  it('names face, corners and density, and leaves fingers their height', () => {
    const { css, values } = createTheme({
      brand: '#0a7d5a',
      font: 'Source Sans 3',
      radius: 8,
      density: 'compact',
    });
    expect(values.light).toMatchObject({ '--mr-radius-control': '8px', '--mr-space-md': '12px' });
    expect(values.light['--mr-font-family-ui']).toMatch(/^"Source Sans 3", "Archivo"/);
    expect(css).toMatch(
      /@media \(min-width: 768px\) and \(pointer: fine\) \{\n {2}:root, :host \{\n {4}--mr-size-control-small: 28px;/,
    );
    expect(css).toContain('--mr-font: "Source Sans 3", Arial, sans-serif;');
    expect(css).toContain('--mr-accent: light-dark(oklch(');
  });

  it('carries only what differs from ours', () => {
    expect(createTheme({ brand: '#0a7d5a' }).css).not.toMatch(
      /--mr-(space|size|font|radius|color-surface-paper)/,
    );
  });

  it.each<[Partial<ThemeChoice>, keyof ThemeChoice]>([
    [{ brand: 'green' }, 'brand'],
    [{ brand: '#12345' }, 'brand'],
    [{ font: 'x"; } body { display: none' }, 'font'],
    [{ radius: 17 }, 'radius'],
    [{ radius: 1.5 }, 'radius'],
    [{ density: 'tight' as (typeof DENSITIES)[number] }, 'density'],
  ])('refuses %j and names the field', (choice, field) => {
    const make = () => createTheme({ brand: '#0a7d5a', ...choice });
    expect(make).toThrow(ThemeChoiceError);
    expect(make).toThrow(expect.objectContaining({ field }));
  });
});
