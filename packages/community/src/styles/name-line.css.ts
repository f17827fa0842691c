import { container, feature } from '@millrace/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Stays on one line where rows have columns; a very long name ends in dots. */
export const nameLine = style({});
// A picture as wide as at most its box counts for nothing in the width of a column: its box must.
globalStyle(`${nameLine} [data-part="art"]`, feature({ inlineSize: 'max-content' }));
globalStyle(
  `${nameLine} [data-part="name"] > :last-child`,
  feature({
    flex: 'none',
    // Its own width, not what a row leaves: else the text beside it would take all.
    inlineSize: 'max-content',
    maxInlineSize: '40ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': {
      [container.tableRows]: {
        flex: 'initial',
        inlineSize: 'auto',
        maxInlineSize: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
      },
    },
  }),
);
