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

/** What sticks on the page does so below it. */
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

/** Opens the search box where the line has no room for it. */
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
        // The target while the page has no scripts yet.
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

/** Places in the line, where it has room for them; else they are in the side menu. */
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
      // Which take shadows away.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]': { textDecoration: 'underline 3px Highlight', textUnderlineOffset: '6px' },
        },
      },
    },
  }),
);

/** On phones the bar at the foot of the window has them. */
export const guestButton = style(
  feature({
    marginInlineStart: space.xxs,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);
