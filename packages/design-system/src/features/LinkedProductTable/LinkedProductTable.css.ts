import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/** One line of the description; the product's own page tells it whole. */
export const description = style(
  feature({
    inlineSize: '55%',
    maxInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
