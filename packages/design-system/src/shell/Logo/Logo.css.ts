import { media, primitive } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const logo = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    fontFamily: vars.font.family.ui,
    fontSize: '1.3125rem',
    fontWeight: vars.font.weight.brand,
    fontStretch: vars.font.stretch.normal,
    letterSpacing: vars.font.tracking.title,
    '@media': { [media.phone]: { fontSize: '1.1875rem' } },
  }),
);

export const mark = recipe({
  base: primitive({ flex: 'none' }),
  variants: {
    tone: { accent: primitive({ color: vars.color.mark.accent }), ink: {} },
  },
});
