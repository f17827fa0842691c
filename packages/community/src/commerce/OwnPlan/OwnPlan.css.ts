import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const status = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: space.sm,
    maxInlineSize: '680px',
    paddingBlock: space.md,
    borderBlockStart: `${size.rule} solid ${color.mark.accent}`,
  }),
);

export const tools = style(feature({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));

export const invoices = style(feature({ maxInlineSize: '860px' }));

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const invoice = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.lg}`,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const figure = style(feature({ fontVariantNumeric: 'tabular-nums' }));
