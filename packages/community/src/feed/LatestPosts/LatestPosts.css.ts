import { feature, focusRing, pageStart, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const posts = createContainer('mr-latest-posts');
const narrow = `${posts} (max-width: 719px)`;

export const root = style(feature({ containerName: posts, containerType: 'inline-size', minInlineSize: 0 }));

/** Directly below the tabs, which have a rule. */
export const head = style(
  feature({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: `${space.sm} ${space.xs}`,
  }),
);

/** Button that looks like the field it opens. */
export const prompt = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: '44px',
    marginBlockEnd: space.sm,
    paddingInline: space.sm,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.muted,
    textAlign: 'start',
    cursor: 'text',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

export const composer = style(feature({ marginBlockEnd: space.md }));

/** Side by side; on narrow screens a horizontal scroller with the next post peeking in. */
export const list = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space.lg,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '84%',
        gap: space.md,
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollSnapType: 'inline mandatory',
        selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
      },
    },
  }),
);

export const item = style(
  feature({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    minInlineSize: 0,
    paddingBlock: `${space.xs} ${space.sm}`,
    scrollSnapAlign: 'start',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '52px',
        blockSize: size.band,
        background: sector,
      },
      '&:hover': { background: color.surface.sunk },
    },
  }),
);

export const words = style(feature({ display: 'flex', gap: space.sm, minInlineSize: 0 }));

export const text = style(
  feature({
    ...pageStart,
    flex: '1 1 0',
    display: '-webkit-box',
    minInlineSize: 0,
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontFamily: font.family.prose,
    fontSize: font.size[14],
    lineHeight: font.leading.prose,
    unicodeBidi: 'plaintext',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  }),
);

/** Stretched link that covers the whole post. */
export const link = style(
  feature({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible::after': focusRing('inside'),
    },
  }),
);

export const picture = style(
  feature({ flex: 'none', inlineSize: '72px', blockSize: '54px', objectFit: 'cover' }),
);

export const counts = style(feature({ marginBlockStart: 'auto', color: color.text.muted }));
