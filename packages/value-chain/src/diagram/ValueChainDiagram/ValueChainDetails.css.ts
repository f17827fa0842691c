import { feature, focusRing, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `1px solid ${color.rule.hairline}`;

export const panel = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    gap: '14px',
    minInlineSize: 0,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 20px ${space.lg}`,
    borderInlineStart: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.paper,
    '@media': {
      [media.phone]: {
        borderInlineStart: 0,
        borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
        padding: `0 ${space.md} ${space.md}`,
      },
    },
  }),
);

export const top = style(
  feature({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minBlockSize: '48px',
    marginBlockEnd: '-14px',
    background: color.surface.paper,
  }),
);

export const band = style(feature({ inlineSize: '28px', blockSize: size.band, background: sector }));

export const close = style(feature({ marginInline: 'auto -10px' }));

export const title = style(feature({ overflowWrap: 'anywhere' }));

export const shared = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    ...type.small,
    color: color.text.secondary,
  }),
);

export const path = style(feature({}));

export const step = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space.xs,
    borderBlockEnd: hairline,
  }),
);

export const stepLevel = style(
  feature({
    ...type.mono,
    color: color.text.muted,
    selectors: { ':has(> [aria-current]) > &': { color: color.text.accent } },
  }),
);

export const stepName = style(
  feature({
    minBlockSize: '36px',
    paddingBlock: '8px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    fontSize: font.size[14],
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing(),
      '&[aria-current]': { fontWeight: 640 },
    },
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
);
