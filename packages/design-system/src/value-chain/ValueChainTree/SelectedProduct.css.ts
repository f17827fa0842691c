import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const supplier = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.row,
    borderBlockEnd: `1px solid ${vars.color.rule.hairline}`,
  }),
);

export const words = style(feature({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
