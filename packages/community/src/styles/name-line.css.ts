import { container, feature } from '@millrace/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stays on one line where rows have columns; a very long name ends in dots. */
export const nameLine = style({});
globalStyle(
  `${nameLine} [data-part="name"] > :last-child`,
  feature({
    maxInlineSize: '40ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': {
      [container.tableRows]: { maxInlineSize: 'none', overflow: 'visible', whiteSpace: 'normal' },
    },
  }),
);
