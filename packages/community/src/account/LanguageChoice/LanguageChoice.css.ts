import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const settings = style(feature({ display: 'grid', gap: space.sm }));

export const choices = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.lg}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const choice = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.control.small,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[aria-current]': { color: color.text.primary, fontWeight: 600 },
    },
    '@media': { [media.touch]: { minBlockSize: '44px', minInlineSize: '44px' } },
  }),
);
