import { feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, layer, shadow, space } = vars;

export const exportList = style(
  feature({
    ...type.body,
    position: 'fixed',
    inset: 'auto',
    zIndex: layer.menu,
    margin: 0,
    paddingBlock: space.xxs,
    paddingInline: 0,
    border: `1px solid ${color.rule.strong}`,
    background: color.surface.raised,
    boxShadow: shadow.float,
    color: color.text.primary,
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(280px, calc(100vw - 2 * ${space.xs}))`,
    outline: 'none',
  }),
);

export const exportItem = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '36px',
    paddingInline: '14px',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:focus': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);
