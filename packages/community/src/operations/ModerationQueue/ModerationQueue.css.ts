import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;
const hairline = `${size.hairline} solid ${color.rule.hairline}`;

export const item = style(
  feature({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    paddingBlock: space.md,
    borderBlockEnd: hairline,
    selectors: { '&:hover': { background: color.surface.sunk } },
  }),
);

export const head = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` }),
);

/** The whole row is the link to the case. */
export const name = style(
  feature({
    fontWeight: font.weight.strong,
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);

export const words = style(
  feature({
    ...type.prose,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    maxInlineSize: '66ch',
    unicodeBidi: 'plaintext',
  }),
);

export const facts = style(feature({ color: color.text.secondary, fontSize: font.size[12] }));
