import { feature, focusRing, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const height = `calc(${size.bottomBar} + ${size.rule} + env(safe-area-inset-bottom))`;

/** Spacer that keeps the end of the page clear of the bar. */
export const room = style(
  feature({ display: 'none', '@media': { [media.phone]: { display: 'block', blockSize: height } } }),
);

// Scroll padding, so that a focused element is not covered by the bar.
globalStyle(
  `:root:has(${room})`,
  feature({
    '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(${size.bottomBar} + ${space.md})` } },
  }),
);

const atTheFoot = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.masthead,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: height,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
  background: color.surface.paper,
} as const;

export const bar = style(feature(atTheFoot));

export const guestBar = style(
  feature({
    ...atTheFoot,
    alignItems: 'center',
    gap: space.xs,
    paddingInline: size.pageMargin,
  }),
);

export const item = style(
  feature({
    display: 'flex',
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minInlineSize: 0,
    paddingInline: '2px',
    color: color.text.secondary,
    fontSize: font.size[12],
    fontWeight: font.weight.label,
    fontStretch: font.stretch.heading,
    lineHeight: font.leading.heading,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current]': { color: color.text.primary },
      '&[aria-current]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(-1 * ${size.rule})`,
        insetInline: '18%',
        blockSize: size.band,
        background: color.mark.accent,
      },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        },
      },
    },
  }),
);

/** Unread dot at the corner of the icon. */
export const iconPlace = style(feature({ position: 'relative' }));
