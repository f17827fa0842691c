import { feature, focusRing, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

const HEIGHT = '60px';

export const cards = style(feature({ display: 'grid', gap: space.xs, marginBlock: '6px 2px' }));

export const place = style(
  feature({ display: 'block', inlineSize: '18rem', maxInlineSize: '100%', blockSize: HEIGHT }),
);

/** The band at its edge names the sector. */
export const card = style(
  feature({
    display: 'grid',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '18rem',
    maxInlineSize: '100%',
    minBlockSize: HEIGHT,
    paddingInline: space.sm,
    paddingBlock: '6px',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderInlineStart: `${size.band} solid ${sector}`,
    background: color.surface.paper,
    color: color.text.primary,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.surface.sunk }, '&:focus-visible': focusRing('inside') },
  }),
);

export const title = style(
  feature({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: font.size[13],
    fontWeight: font.weight.strong,
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
  }),
);

export const about = style(
  feature({ display: 'block', color: color.text.secondary, fontSize: font.size[12], lineHeight: '1rem' }),
);
