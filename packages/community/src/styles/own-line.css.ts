import { container, feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** Cell that gets a line of its own, without a comma before it, where rows are stacked. */
export const ownLine = style(
  feature({
    '@container': {
      [container.tableRows]: { display: 'block', selectors: { '&&::before': { content: 'none' } } },
    },
  }),
);
