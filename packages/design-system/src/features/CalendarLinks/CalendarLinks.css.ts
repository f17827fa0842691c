import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const root = style(feature({ paddingBlockEnd: space.xl }));

/** Within a line of reading, as the forms of the page are. */
export const body = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));

export const list = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const row = style(
  feature({
    display: 'grid',
    gap: space.sm,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const tools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);

export const create = style(feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm }));
