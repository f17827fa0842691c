import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.lg,
    maxInlineSize: '760px',
    marginInline: 'auto',
    paddingBlock: vars.space.xl,
  }),
);

export const mission = style(feature({ fontSize: vars.font.size[22], lineHeight: 1.4 }));
