import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** List without markers, with a hairline above it and below each row. */
export const ruledList = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

/** Row of a ruled list, with stacked parts. */
export const ruledRow = style(
  feature({
    display: 'grid',
    gap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

/** Actions at the bottom of a row, side by side if there is room. */
export const rowTools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);
