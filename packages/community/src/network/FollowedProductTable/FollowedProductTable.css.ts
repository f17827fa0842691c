import { container, feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** Leaves room for the follow control at the end of a row on phones. */
export const row = style(
  feature({
    '@container': {
      [container.tableRows]: {
        selectors: { '&:has(> [data-place="action"])': { paddingInlineEnd: '176px' } },
      },
    },
  }),
);

/** Reserves the width of an error message below the control, to avoid a layout shift. */
export const followCell = style(
  feature({
    inlineSize: '200px',
    whiteSpace: 'normal',
    '@container': { [container.tableRows]: { inlineSize: 'auto', maxInlineSize: '180px' } },
  }),
);
