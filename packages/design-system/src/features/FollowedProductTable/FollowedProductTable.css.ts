import { style } from '@vanilla-extract/css';
import { container } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';

/** Room for the follow control at the end of a row on a phone. */
export const row = style(
  feature({
    '@container': {
      [container.tableRows]: {
        selectors: { '&:has(> [data-place="action"])': { paddingInlineEnd: '132px' } },
      },
    },
  }),
);

/** A note of failure breaks below the control rather than widen the column. */
export const followCell = style(feature({ maxInlineSize: '180px', whiteSpace: 'normal' }));
