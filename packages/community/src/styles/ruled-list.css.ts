import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** A list without marks, with a hairline above it; each row closes with one. */
export const ruledList = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

/** A row of a ruled list: its parts stand below each other. */
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

/** The tools at the foot of a row, beside each other while there is room. */
export const rowTools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);
