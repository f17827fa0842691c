import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves room for a small avatar before the name, and for the follow control at the end. */
export const row = style(
  feature({
    '@container': {
      [container.tableRows]: {
        paddingInlineStart: '38px',
        selectors: { '&:has(> [data-place="action"])': { paddingInlineEnd: '132px' } },
      },
    },
  }),
);

export const company = style(feature({ color: vars.color.text.secondary }));

/** Reserves the width of an error message below the control, to avoid a layout shift. */
export const followCell = style(
  feature({
    inlineSize: '290px',
    whiteSpace: 'normal',
    '@container': { [container.tableRows]: { inlineSize: 'auto', maxInlineSize: '180px' } },
  }),
);
