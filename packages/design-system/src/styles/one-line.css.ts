import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { feature } from './layers.css';

/** A table cell that shows one line of a longer text; the thing's own page tells it whole. */
export const oneLine = style(
  feature({
    inlineSize: '55%',
    maxInlineSize: 0,
    overflow: 'hidden',
    color: vars.color.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { '(max-width: 600px)': { maxInlineSize: 'none' } },
  }),
);
