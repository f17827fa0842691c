import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { feature } from '../../styles/layers.css';
import { sector } from '../../styles/sector.css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const products = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const product = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingBlock: space.xxs,
    paddingInlineStart: space.sm,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineStart: 0,
        inlineSize: size.band,
        background: sector,
      },
      '&:hover': { color: color.text.accent },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const all = style(feature({ margin: 0, paddingBlockStart: space.sm }));
