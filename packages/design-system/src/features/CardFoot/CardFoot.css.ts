import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/* Travels with cards to pages of others: its declarations stand in the order that compresses best. */
const { color, font, space } = vars;

export const foot = style(
  feature({
    display: 'flex',
    gridColumn: '1 / -1',
    paddingInline: space.md,
    justifyContent: 'space-between',
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    lineHeight: '40px',
    selectors: { '&:hover': { color: color.text.accent } },
  }),
);

export const brand = style(
  feature({ letterSpacing: font.tracking.title, fontWeight: font.weight.brand, color: color.text.primary }),
);

export const mark = style(
  feature({
    marginInlineEnd: '7px',
    strokeWidth: '2.6',
    fill: 'none',
    verticalAlign: '-3px',
    stroke: color.mark.accent,
  }),
);
