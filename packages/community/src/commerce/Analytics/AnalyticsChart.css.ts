import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** The web is accent; widgets and products are amber, and also distinguished by position or dashes. */
const series = { first: color.mark.accent, second: color.mark.premium };

export const place = style(feature({ minInlineSize: 0 }));

export const chart = style(
  feature({ display: 'block', inlineSize: '100%', blockSize: 'auto', touchAction: 'pan-y' }),
);

export const gridLine = style(feature({ stroke: color.rule.hairline, strokeWidth: 1 }));

export const axisLabel = style(
  feature({ fill: color.text.secondary, fontSize: '12px', fontFamily: font.family.ui }),
);

export const hover = style(feature({ stroke: color.rule.strong, strokeWidth: 1 }));

export const bar = styleVariants(series, (fill) => [
  feature({ fill, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } }),
]);

export const line = styleVariants(series, (stroke, name) => [
  feature({
    fill: 'none',
    stroke,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    ...(name === 'second' && { strokeDasharray: '6 4' }),
  }),
]);

export const readout = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xxs} ${space.md}`,
    margin: 0,
    minBlockSize: '2.75em',
    alignContent: 'start',
    fontSize: font.size[13],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const swatch = styleVariants(series, (background) => [
  feature({
    display: 'inline-block',
    inlineSize: '10px',
    blockSize: '10px',
    background,
    border: `${size.hairline} solid ${color.rule.strong}`,
    forcedColorAdjust: 'none',
  }),
]);

/** The preceding range is dashed, with a halo that contrasts with the bars. */
export const previous = styleVariants(
  {
    halo: { stroke: color.surface.paper, strokeWidth: 4, strokeOpacity: 0.75 },
    dashes: { stroke: color.text.secondary, strokeWidth: 1.5, strokeDasharray: '4 3' },
  },
  (look) => feature({ fill: 'none', strokeLinejoin: 'round', ...look }),
);

export const previousSwatch = style(
  feature({
    display: 'inline-block',
    inlineSize: '16px',
    verticalAlign: 'middle',
    borderBlockStart: `1.5px dashed ${color.text.secondary}`,
  }),
);
