import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const range = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space.sm} ${space.md}` }),
);

export const days = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space.sm} ${space.md}`,
    flexBasis: '100%',
  }),
);

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

/** Reserves the height of a chart with its legend before it loads. */
export const chartSpace = style(feature({ minBlockSize: '240px', minInlineSize: 0 }));

/** Reserves the height of a chart with its head. */
export const waiting = style(feature({ minBlockSize: '300px', minInlineSize: 0 }));

/** The total and its comparison; reserves the height before the comparison is loaded. */
export const totals = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.sm}`, margin: 0 }),
);

export const total = style(feature({ ...type.figure, fontSize: font.size[28] }));

export const comparison = style(
  feature({ minBlockSize: '1.43em', color: color.text.secondary, fontSize: font.size[14] }),
);

/** Limits a table to the size of its chart. */
export const shortTable = style(feature({ maxBlockSize: '240px', overflowY: 'auto' }));
