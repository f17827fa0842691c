import { feature, focusRing, media, stickyOffset, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const masthead = style(
  feature({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.masthead,
    borderBlockEnd: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.paper,
  }),
);

/** Offset for sticky elements below the masthead. */
globalStyle(
  `:has(> ${masthead})`,
  feature({ vars: { [stickyOffset]: `calc(${size.masthead} + ${size.rule})` } }),
);

export const inner = style(
  feature({
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    gap: space.lg,
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    blockSize: size.masthead,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    '@media': { [media.phone]: { gap: space.xs } },
  }),
);

export const home = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

/** Toggle of the search box on narrow windows. */
export const searchToggle = style(
  feature({
    display: 'none',
    '@media': {
      [media.phone]: {
        display: 'inline-grid',
        placeItems: 'center',
        inlineSize: '44px',
        blockSize: '44px',
        marginInlineStart: 'auto',
        selectors: {
          '&[aria-expanded="true"]': { color: color.text.accent },
          '&:focus-visible': focusRing(),
        },
      },
    },
  }),
);

export const search = style(
  feature({
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '520px',
    '@media': {
      [media.phone]: {
        display: 'none',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        maxInlineSize: 'none',
        padding: `${space.xs} ${size.pageMargin}`,
        borderBlockEnd: `${size.rule} solid ${color.rule.strong}`,
        background: color.surface.paper,
        // `:target` opens it before hydration.
        selectors: { '&[data-state="open"], &:target': { display: 'block' } },
      },
    },
  }),
);

export const nav = style(
  feature({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    '@media': { [media.phone]: { marginInlineStart: 0 } },
  }),
);

/** Links in the bar if there is room; else they are in the side menu. */
export const wide = style(
  feature({
    display: 'none',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.threeColumns]: { display: 'flex', alignItems: 'center' } },
  }),
);

export const place = style(
  feature({
    ...type.control,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.masthead,
    paddingInline: '10px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${color.mark.accent}` },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      // Forced colors remove shadows.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { textDecoration: 'underline 3px Highlight', textUnderlineOffset: '6px' },
        },
      },
    },
  }),
);

/** Hidden on phones, where the bottom bar has them. */
export const guestButton = style(
  feature({
    marginInlineStart: space.xxs,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
