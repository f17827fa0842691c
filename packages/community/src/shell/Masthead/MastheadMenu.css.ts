import { extendTouchTarget, feature, focusRing, media, transition, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const menu = style(feature({ position: 'relative' }));

export const menuTrigger = style(
  feature({
    ...type.control,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: '44px',
    paddingInline: '10px',
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
    // On phones only the chevron is visible.
    '@media': extendTouchTarget('0 -4px'),
  }),
);

/** Hidden on phones, where the bottom bar has it. */
export const messagesLink = style(
  feature({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    minBlockSize: '44px',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&[aria-current]': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

/** On phones only, instead of the photo on the menu button. */
export const ownFeed = style(
  feature({
    display: 'none',
    selectors: { '&:focus-visible': focusRing('inside') },
    '@media': {
      [media.phone]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minInlineSize: '44px',
        minBlockSize: '44px',
      },
    },
  }),
);

export const pictureOfMenu = style(feature({ '@media': { [media.phone]: { display: 'none' } } }));

export const chevron = style(
  feature({
    ...transition(['rotate']),
    selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  }),
);

export const menuList = style(
  feature({
    ...type.body,
    position: 'absolute',
    insetBlockStart: `calc(100% + ${space.xxs})`,
    insetInlineEnd: 0,
    zIndex: vars.layer.menu,
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(280px, calc(100vw - 2 * ${space.xs}))`,
    // Scrollable at high zoom, as the masthead is sticky and the page can't scroll to its end.
    maxBlockSize: `calc(100dvh - ${size.masthead} - ${space.md})`,
    overflowY: 'auto',
    paddingBlock: space.xxs,
    border: `1px solid ${color.rule.strong}`,
    background: color.surface.raised,
    boxShadow: vars.shadow.float,
  }),
);

globalStyle(`${menuList} > ul`, feature({ margin: 0, padding: 0, listStyle: 'none' }));
globalStyle(
  `${menuList} li[data-starts-group]`,
  feature({
    marginBlockStart: space.xxs,
    paddingBlockStart: space.xxs,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
  }),
);

export const menuLink = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingInline: '14px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);

/** Signed-in member, above the links of the menu. */
export const menuHead = style(
  feature({
    paddingBlock: space.xs,
    paddingInline: '14px',
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    color: color.text.secondary,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
  }),
);
