import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const link = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space.xs,
  }),
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

/** Live region: empty without taking space, but present from the start, so that screen readers announce its content. */
export const done = style(feature({ selectors: { '&:not(:empty)': { marginBlockStart: space.md } } }));
