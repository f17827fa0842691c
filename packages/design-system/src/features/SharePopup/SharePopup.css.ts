import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const link = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space.xs,
  }),
);

/** As wide as the longer of its two labels, so that nothing moves when it says that it has copied. */
export const copy = style(feature({ display: 'inline-grid', justifyItems: 'center' }));

export const copyLabel = style(
  feature({ gridArea: '1 / 1', selectors: { '&[data-state="off"]': { visibility: 'hidden' } } }),
);

export const networks = style(
  feature({ display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const form = style(
  feature({
    display: 'grid',
    gap: space.md,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

/** Takes no room until it says something; it stands there from the start, so that it is heard. */
export const done = style(feature({ selectors: { '&:not(:empty)': { marginBlockStart: space.md } } }));
