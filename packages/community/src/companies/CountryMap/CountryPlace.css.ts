import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, size } = vars;

/** Reserves the size of the shapes before they load. */
export const frame = style(
  feature({
    inlineSize: '100%',
    aspectRatio: '3 / 2',
    background: color.surface.sunk,
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderRadius: radius.control,
    overflow: 'hidden',
  }),
);

export const map = style(feature({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

const line = { stroke: color.surface.sunk, strokeWidth: 0.75, vectorEffect: 'non-scaling-stroke' } as const;

export const land = style(
  feature({
    ...line,
    fill: `color-mix(in oklab, ${color.text.secondary} 20%, ${color.surface.raised})`,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'GrayText' } },
  }),
);

export const here = style(
  feature({
    ...line,
    fill: color.mark.accent,
    '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
  }),
);

/** A zero-length line is rendered as a dot of constant size. */
export const point = style(
  feature({
    fill: 'none',
    stroke: color.mark.accent,
    strokeWidth: 9,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
);
