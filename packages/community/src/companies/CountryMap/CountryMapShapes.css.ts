import { feature, focusRing } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

const forced = '(forced-colors: active)';

/** Five shades from pale to dark that are distinguishable in the light and dark theme. */
const shades = { 1: 30, 2: 47, 3: 64, 4: 82, 5: 100 } as const;

export const map = style(
  feature({ display: 'block', inlineSize: '100%', blockSize: '100%', touchAction: 'pan-y' }),
);

const line = {
  stroke: color.surface.raised,
  strokeWidth: 0.75,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** Country without data. */
export const land = style(
  feature({
    ...line,
    fill: `color-mix(in oklab, ${color.text.secondary} 16%, ${color.surface.raised})`,
    '@media': { [forced]: { fill: 'Canvas', stroke: 'GrayText' } },
  }),
);

export const country = style(
  feature({ cursor: 'pointer', outline: 'none', selectors: { '&:focus-visible': focusRing() } }),
);

const isMarked = `${country}:is(:hover, :focus-visible) &`;
const isChosen = `${country}[aria-current] &`;

const shape = style(
  feature({
    ...line,
    selectors: {
      [isMarked]: { stroke: color.text.primary, strokeWidth: 1.5 },
    },
    '@media': { [forced]: { fill: 'LinkText', stroke: 'Canvas' } },
  }),
);

const shade = (share: number): string =>
  `color-mix(in oklab, ${color.mark.accent} ${share}%, ${color.surface.raised})`;

/** Selected countries have another fill, as an outline around a dark one is hardly visible. */
export const shapes = styleVariants(shades, (share) => [
  shape,
  feature({
    fill: shade(share),
    selectors: { [isChosen]: { fill: color.mark.premium, stroke: color.text.primary, strokeWidth: 1.5 } },
    '@media': { [forced]: { selectors: { [isChosen]: { fill: 'Highlight' } } } },
  }),
]);

/** A zero-length line is rendered as a dot of constant size; its halo sets it off. */
const point = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;

export const ring = style(
  feature({
    ...point,
    stroke: color.surface.raised,
    strokeWidth: 10,
    selectors: {
      [isMarked]: { stroke: color.text.primary },
      [isChosen]: { stroke: color.text.primary, strokeWidth: 12 },
    },
  }),
);

export const points = styleVariants(shades, (share) =>
  feature({
    ...point,
    stroke: shade(share),
    strokeWidth: 8,
    selectors: { [isChosen]: { stroke: color.mark.premium } },
    '@media': {
      [forced]: { stroke: 'LinkText', selectors: { [isChosen]: { stroke: 'Highlight' } } },
    },
  }),
);

/** Touch target. */
export const target = style(
  feature({ ...point, stroke: 'transparent', strokeWidth: 24, pointerEvents: 'stroke' }),
);
