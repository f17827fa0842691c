import { feature, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

export const strip = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
  }),
);

export const strand = style(
  feature({
    fill: 'none',
    stroke: `color-mix(in oklab, ${color.text.primary} 75%, ${sector})`,
    selectors: {
      '[data-ground="plate"] &': { stroke: color.text.onPlate, strokeOpacity: 0.5 },
    },
  }),
);

export const middle = style(
  feature({
    fill: 'none',
    stroke: sector,
    selectors: {
      '[data-ground="plate"] &': { stroke: `oklch(from ${sector} 0.8 min(0.125, c * 1.2) h)` },
    },
  }),
);

export const bar = style(
  feature({
    fill: color.mark.accent,
    selectors: { '[data-ground="plate"] &': { fill: color.text.onFill } },
  }),
);

export const label = style(
  feature({
    fill: color.text.primary,
    fontFamily: font.family.ui,
    fontSize: '10.5px',
    fontWeight: 500,
    fontStretch: font.stretch.label,
    selectors: {
      '[data-ground="plate"] &': { fill: color.text.onPlate },
    },
  }),
);

export const product = style([
  label,
  feature({ fontSize: '13px', fontWeight: font.weight.heading, fontStretch: font.stretch.heading }),
]);
