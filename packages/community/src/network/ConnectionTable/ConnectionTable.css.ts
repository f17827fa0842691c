import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for a small avatar before the name, and for the message and the follow control at the end. */
export const row = style(
  feature({
    '@container': {
      [container.tableRows]: {
        paddingInlineStart: '38px',
        selectors: { '&:has(> [data-place="action"])': { paddingInlineEnd: '168px' } },
      },
    },
  }),
);

export const jobTitle = style(feature({ color: vars.color.text.secondary }));

export const company = style(feature({ color: vars.color.text.secondary }));

/** Reserves the width of an error message below the control, to avoid a layout shift. */
export const followCell = style(
  feature({
    inlineSize: '232px',
    whiteSpace: 'normal',
    '@container': { [container.tableRows]: { inlineSize: 'auto', maxInlineSize: '190px' } },
  }),
);
