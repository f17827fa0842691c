import { feature, focusRing, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const related = style(feature({ display: 'grid', gap: space.lg, minInlineSize: 0 }));

export const product = style(
  feature({
    display: 'grid',
    gap: space.sm,
    justifyItems: 'start',
    paddingBlockStart: space.sm,
  }),
);

export const picture = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderBlockStart: `${size.band} solid ${sector}`,
  }),
);

export const name = style(
  feature({ margin: 0, fontSize: font.size[16], fontWeight: font.weight.heading, overflowWrap: 'anywhere' }),
);

export const facts = style(feature({ ...type.small, margin: 0, color: color.text.secondary }));

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  feature({
    selectors: { '& + &': { borderBlockStart: `${size.hairline} solid ${color.rule.hairline}` } },
  }),
);

export const post = style(
  feature({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.sm,
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const title = style(
  feature({
    ...type.prose,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: font.size[14],
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  }),
);
