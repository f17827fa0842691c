import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.sm,
    alignItems: 'start',
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const lines = style(feature({ display: 'grid', gap: space.xxs, minInlineSize: 0 }));
