import { feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const links = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const link = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    minBlockSize: '36px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      ':not(:first-child) > &': { borderBlockStart: `1px solid ${color.rule.hairline}` },
      '&:hover': { color: color.text.accent },
      '&[aria-current="page"]': {
        paddingInlineStart: space.sm,
        boxShadow: `inset 3px 0 0 ${color.mark.accent}`,
        fontWeight: font.weight.strong,
      },
      '[dir="rtl"] &[aria-current="page"]': { boxShadow: `inset -3px 0 0 ${color.mark.accent}` },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);

export const count = style(feature({ ...type.mono, color: color.text.secondary }));
