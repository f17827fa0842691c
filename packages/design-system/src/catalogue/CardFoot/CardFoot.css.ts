import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { cardWidth } from '../../styles/card-height';

/* Bundled with cards for other sites: its declarations are in the order that compresses best. */
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

/** Sets the colour of the mark, which forced colours override; the text has its own. */
export const brand = style(
  feature({
    color: color.mark.accent,
    letterSpacing: font.tracking.title,
    WebkitTextFillColor: color.text.primary,
    fontWeight: font.weight.brand,
    // Only the mark is shown where space is short.
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
