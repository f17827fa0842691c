import { style } from '@vanilla-extract/css';
import { feature } from '../styles/layers';

/** Enough of another draft to know it by. */
export const text = style(
  feature({
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  }),
);
