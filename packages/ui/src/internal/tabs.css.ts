import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../styles/breakpoints';
import { focusRing } from '../styles/focus';
import { primitive } from '../styles/layers';
import { transition } from '../styles/motion';
import { stickyOffset } from '../styles/sticky.css';
import { type } from '../styles/typography';
import { vars } from '../theme/contract.css';

const { color, space, size } = vars;

export const tabs = recipe({
  base: primitive({
    display: 'flex',
    gap: space.md,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.rule.strong}`,
    background: color.surface.paper,
    outline: 'none',
    '@media': {
      // Full-bleed on phones, so that overflowing tabs are visibly cut off.
      [media.phone]: {
        gap: '10px',
        marginInline: `calc(-1 * ${size.pageMargin})`,
        paddingInline: size.pageMargin,
      },
    },
  }),
  variants: {
    sticky: {
      true: primitive({
        position: 'sticky',
        insetBlockStart: `calc(${size.masthead} + 2px)`,
        zIndex: vars.layer.tabs,
      }),
      false: {},
    },
  },
});

/** Height of the bar: padding, a line, and its rule. */
const BAR_HEIGHT = '46px';

/** Offset for sticky elements below a sticky tab bar. */
globalStyle(
  `.${tabs.classNames.variants.sticky.true} ~ *`,
  primitive({ vars: { [stickyOffset]: `calc(${size.masthead} + ${size.rule} + ${BAR_HEIGHT})` } }),
);

export const tab = style(
  primitive({
    position: 'relative',
    flex: 'none',
    padding: '12px 6px 13px',
    color: color.text.secondary,
    fontFamily: vars.font.family.ui,
    fontSize: vars.font.size[14],
    fontWeight: vars.font.weight.label,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    ...transition(['color']),
    selectors: {
      '&:first-child': { marginInlineStart: '-6px' },
      '&:hover, &[aria-current], &[data-state="active"]': { color: color.text.primary },
      '&:focus-visible': { ...focusRing('inside'), color: color.text.primary },
      '&:disabled': { color: color.text.muted, cursor: 'not-allowed' },
      '&:is([aria-current], [data-state="active"])::after': {
        content: '""',
        position: 'absolute',
        insetInline: '6px',
        insetBlockEnd: 0,
        blockSize: '3px',
        background: color.mark.accent,
      },
    },
    '@media': {
      [media.phone]: { paddingBlock: '14px 13px' },
      [media.touch]: { minInlineSize: '44px', textAlign: 'center' },
      '(forced-colors: active)': {
        selectors: {
          '&:is([aria-current], [data-state="active"])::after': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
          },
        },
      },
    },
  }),
);

export const count = style(primitive({ ...type.mono, marginInlineStart: '5px', color: color.text.muted }));
