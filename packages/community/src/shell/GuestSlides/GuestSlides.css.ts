import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const slide = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minBlockSize: '120px',
    paddingBlock: vars.space.md,
    borderBlockStart: `${vars.size.rule} solid ${vars.color.rule.strong}`,
  }),
);
