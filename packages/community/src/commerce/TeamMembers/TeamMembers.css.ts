import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.lg }));

export const list = style(
  feature({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const member = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.md}`,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(feature({ display: 'grid', minInlineSize: 0 }));

export const fields = style(feature({ display: 'grid', gap: space.md }));

export const tools = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }),
);
