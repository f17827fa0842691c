import { container, feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** Room for the follow control at the end of a row on a phone. */
export const row = style(
  feature({
    '@container': {
      [container.tableRows]: {
        selectors: { '&:has(> [data-place="action"])': { paddingInlineEnd: '176px' } },
      },
    },
  }),
);

/** Has room for a note of failure below the control from the start, rather than widen when it comes. */
export const followCell = style(
  feature({
    inlineSize: '200px',
    whiteSpace: 'normal',
    '@container': { [container.tableRows]: { inlineSize: 'auto', maxInlineSize: '180px' } },
  }),
);
