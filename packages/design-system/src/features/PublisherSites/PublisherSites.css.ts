import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.xl, paddingBlock: space.xl }));

/** Within a line of reading, as the forms of the page are. */
export const body = style(
  feature({ display: 'grid', gap: space.lg, maxInlineSize: '760px', minInlineSize: 0 }),
);

export const form = style(feature({ display: 'grid', gap: space.sm, justifyItems: 'start' }));

/** As wide as an address of a site may well be. */
export const address = style(feature({ inlineSize: '100%', maxInlineSize: '480px' }));

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
    minInlineSize: 0,
    paddingBlock: space.md,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const tools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);
