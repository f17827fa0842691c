import { style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';

/** Where rows stand as lines: a line of its own below the description, which takes all of one. */
export const suppliersLine = style(
  feature({
    '@container': {
      [container.tableRows]: { display: 'block', selectors: { '&&::before': { content: 'none' } } },
    },
  }),
);
