import { feature, focusRing, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const bar = `${size.bottomBar} - ${size.rule} - env(safe-area-inset-bottom)`;

export const messaging = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 1fr) minmax(0, 2.4fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    columnGap: size.column.gutter,
    // Minimum height: below it the on-screen keyboard of a phone in landscape would leave no line visible.
    minBlockSize: '280px',
    blockSize: `calc(100dvh - ${size.masthead} - ${size.rule})`,
    paddingBlock: `20px ${space.md}`,
    // Replaces the bottom padding of other pages, so that the page does not scroll.
    marginBlockEnd: `calc(-1 * ${space['3xl']})`,
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        blockSize: `calc(100dvh - ${size.masthead} - ${size.rule} - ${bar})`,
        paddingBlock: `0 ${space.xs}`,
        marginBlockEnd: `calc(-1 * ${space.xl})`,
      },
    },
  }),
);

export const rooms = style(
  feature({
    minBlockSize: 0,
    '@media': {
      [media.phone]: {
        paddingBlockStart: space.sm,
        selectors: {
          // Hidden but laid out, to keep its scroll position and the page's heading.
          '[data-state="conversation"] > &': {
            position: 'absolute',
            inset: 0,
            visibility: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  }),
);

globalStyle(
  `[data-state="conversation"] > ${rooms} :is(h1, h2)`,
  feature({ '@media': { [media.phone]: { visibility: 'visible' } } }),
);

export const conversation = style(
  feature({
    minBlockSize: 0,
    '@media': {
      [media.phone]: { selectors: { '[data-state="rooms"] > &': { display: 'none' } } },
    },
  }),
);

export const people = style(feature({ marginBlockStart: space.lg }));

export const list = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
    columnGap: space.lg,
    margin: 0,
    marginBlockStart: space.xs,
    padding: 0,
    listStyle: 'none',
  }),
);

export const person = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.sm,
    minBlockSize: '56px',
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    color: color.text.primary,
    fontSize: font.size[14],
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const company = style(
  feature({ display: 'block', color: color.text.secondary, fontSize: font.size[13] }),
);
