import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const body = style(feature({ display: 'grid', gap: space['2xl'], minInlineSize: 0 }));

/** Two columns if there is room; an open table may be longer than its neighbour. */
export const figures = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: `${space['2xl']} ${space.xl}`,
    minInlineSize: 0,
  }),
);

export const notes = style(feature({ display: 'grid', gap: space.sm, paddingBlockEnd: space.md }));

/** Reserves the height of a chart with its head. */
export const waiting = style(feature({ minBlockSize: '300px', minInlineSize: 0 }));
