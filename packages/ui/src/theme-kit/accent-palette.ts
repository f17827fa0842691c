import { contrast, inGamut, mix, type Oklch } from '../theme/oklch';
import type { Palette } from '../theme/palette';

/** Minimum contrast ratios of WCAG 2.2 AA, with a margin for rounding. */
const TEXT = 4.52;
const GRAPHIC = 3.02;

/** Change of lightness of a button on hover. */
const HOVER_STEP = 0.06;

/** Step of the search for a lightness. */
const STEP = 0.005;

/** Derives a palette in a brand's hue from `base`, keeping its backgrounds and text colours. */
export function accentPalette(brand: Oklch, base: Palette): Palette {
  const [, chroma, hue] = brand;
  /** Applies the brand's hue, at no more than its chroma. */
  const inHue = ([lightness, most]: Oklch): Oklch => inGamut([lightness, Math.min(most, chroma), hue]);
  const at = (lightness: number): Oklch => inGamut([lightness, chroma, hue]);

  // At the same lightness, a green has a higher luminance than the default blue.
  const blueTint = nearest(inHue(base.blueTint), (colour) => contrast(base.controlBorder, colour) >= GRAPHIC);
  const grounds = [base.paper, base.raised, base.sunk];
  const otherTints = [base.green, base.amberText, base.red].map((colour) => mix(colour, base.raised, 0.09));
  const blue = nearest(brand, (colour) =>
    [...grounds, blueTint, mix(colour, base.raised, 0.09), ...otherTints].every(
      (ground) => contrast(colour, ground) >= TEXT,
    ),
  );

  const inks = [base.onFill, base.onAmber];
  const hoverColor = ([lightness]: Oklch, ink: Oklch) => {
    const away = ink[0] > lightness ? -HOVER_STEP : HOVER_STEP;
    // A colour that is almost black or white is shifted the other way.
    const hasRoom = lightness + away >= 0 && lightness + away <= 1;
    return at(Math.round((lightness + (hasRoom ? away : -away)) * 1e4) / 1e4);
  };
  const readableInk = (fill: Oklch) =>
    inks.find((ink) => [fill, hoverColor(fill, ink)].every((ground) => contrast(ink, ground) >= TEXT));
  const fill = nearest(
    brand,
    (colour) =>
      [...grounds, blueTint].every((ground) => contrast(colour, ground) >= GRAPHIC) &&
      readableInk(colour) !== undefined,
  );
  const onFill = readableInk(fill) ?? base.onFill;

  const plateInk = inHue(base.plateInk);
  const plate = nearest(inHue(base.plate), (colour) => contrast(colour, plateInk) >= TEXT);
  return { ...base, blue, blueTint, fill, fillHover: hoverColor(fill, onFill), onFill, plate, plateInk };
}

/** Returns the colour itself if it passes, or the passing one of its hue with the nearest lightness. */
function nearest(colour: Oklch, does: (candidate: Oklch) => boolean): Oklch {
  const [lightness, chroma, hue] = colour;
  const start = Math.round(lightness / STEP);
  for (let distance = 0; distance <= 1 / STEP; distance += 1) {
    for (const step of distance === 0 ? [0] : [-distance, distance]) {
      const tried = (start + step) * STEP;
      if (tried < 0 || tried > 1) continue;
      // The brand's exact value is kept if it passes.
      const candidate = step === 0 ? colour : inGamut([Math.round(tried * 1e3) / 1e3, chroma, hue]);
      if (does(candidate)) return candidate;
    }
  }
  throw new Error('Neither black nor white does, so that the grounds leave no room for any colour.');
}
