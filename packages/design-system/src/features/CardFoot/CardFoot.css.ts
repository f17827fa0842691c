import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { color, font, space } = vars;

export const foot = style(
  feature({
    display: 'flex',
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
    paddingInline: space.md,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
    lineHeight: '40px',
    selectors: { '&:hover': { color: color.text.accent } },
  }),
);

export const brand = style(
  feature({ color: color.text.primary, fontWeight: font.weight.brand, letterSpacing: font.tracking.title }),
);

export const mark = style(
  feature({
    marginInlineEnd: '7px',
    fill: 'none',
    stroke: color.mark.accent,
    strokeWidth: '2.6',
    verticalAlign: '-3px',
  }),
);
