import type { Palette, Palettes } from './palette';
import { element, type Frame, shape } from './svg';

/** A drawing that is ready to be serialized. */
export interface Drawing {
  frame: Frame;
  palettes: Palettes;
  /** Markup of the shapes. */
  content: string;
  /** True to swap ink and background. Default false. */
  isInverted?: boolean;
  /** The only theme in the file. Default both. */
  theme?: 'light' | 'dark' | undefined;
}

/**
 * Returns the SVG file of a drawing. It is self-contained, and holds both themes: an `<img>` follows the
 * `color-scheme` of the element around it.
 */
export function svgDocument({ frame, palettes, content, isInverted = false, theme }: Drawing): string {
  const { width, height } = frame;
  const light = isInverted ? inverted(palettes.light) : palettes.light;
  const dark = isInverted ? inverted(palettes.dark) : palettes.dark;
  const both = `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`;
  const style = `.line,.trace{fill:none}${theme ? rules(theme === 'dark' ? dark : light) : both}`;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `${element('style', {}, style)}${shape('rect', 'ground', { width, height })}${content}`,
  );
}

function rules({ ground, ink, accent }: Palette): string {
  return `.ground{fill:${ground}}.ink{fill:${ink}}.line{stroke:${ink}}.accent{fill:${accent}}.trace{stroke:${accent}}`;
}

function inverted(palette: Palette): Palette {
  return { ...palette, ground: palette.ink, ink: palette.ground };
}
