import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardWidth } from '../../styles/card-height';

/* Travels with cards to pages of others: its declarations stand in the order that compresses best. */
const { color, font, space } = vars;

export const foot = style(
  feature({
    padding: `0 ${space.md}`,
    justifyContent: 'space-between',
    lineHeight: '40px',
    display: 'flex',
    gridColumn: '1 / -1',
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    '@container': { [cardWidth.tiny]: { overflow: 'hidden', whiteSpace: 'nowrap' } },
    selectors: { '&:hover': { color: color.text.accent } },
  }),
);

/** Its colour is that of the mark, which so becomes the reader's where they force colours; the text has its own. */
export const brand = style(
  feature({
    color: color.mark.accent,
    letterSpacing: font.tracking.title,
    WebkitTextFillColor: color.text.primary,
    fontWeight: font.weight.brand,
    // Its mark alone is shown where there is little room.
    '@container': { [cardWidth.tiny]: { fontSize: 0 } },
  }),
);

export const mark = style(
  feature({
    strokeWidth: '2.6',
    fill: 'none',
    marginInlineEnd: '7px',
    verticalAlign: '-3px',
    stroke: 'currentColor',
  }),
);
