import { type Sector, sectorInfo } from '@millrace/domain';
import { type Lab, mix, oklch, toHex } from './oklch';

/** Colours of a drawing in one theme, as `#rrggbb`. */
export interface Palette {
  ground: string;
  ink: string;
  accent: string;
}

/** Colours of a drawing in both themes. */
export interface Palettes {
  light: Palette;
  dark: Palette;
}

const SECTOR_CHROMA = 0.112;
// Without a sector, the cool grey of the ink.
const NEUTRAL = { chroma: 0.02, hue: 262 };

/**
 * Returns the colours of a sector, or the neutral ones. They are precomputed instead of mixed in CSS, so that
 * every SVG renderer shows the same.
 */
export function sectorPalettes(sector: Sector | null): Palettes {
  const { chroma, hue } = sector === null ? NEUTRAL : { chroma: SECTOR_CHROMA, hue: sectorInfo(sector).hue };
  return {
    light: tinted(oklch(0.64, chroma, hue), {
      ink: [oklch(0.22, 0.018, 262), 0.88],
      ground: [oklch(0.992, 0.004, 88), 0.89],
    }),
    dark: tinted(oklch(0.72, chroma, hue), {
      ink: [oklch(0.935, 0.01, 88), 0.78],
      ground: [oklch(0.222, 0.016, 262), 0.91],
    }),
  };
}

type Tint = readonly [base: Lab, share: number];

function tinted(accent: Lab, { ink, ground }: { ink: Tint; ground: Tint }): Palette {
  return {
    accent: toHex(accent),
    ink: toHex(mix(ink[0], accent, ink[1])),
    ground: toHex(mix(ground[0], accent, ground[1])),
  };
}
