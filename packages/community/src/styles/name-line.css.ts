import { container, feature } from '@millrace/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** One line in rows with columns; a very long name ends in an ellipsis. */
export const nameLine = style({});
// A picture as wide as at most its box counts for nothing in the width of a column: its box must.
globalStyle(`${nameLine} [data-part="art"]`, feature({ inlineSize: 'max-content' }));
globalStyle(
  `${nameLine} [data-part="name"] > :last-child`,
  feature({
    flex: 'none',
    // Sized by its content rather than by the row: otherwise the adjacent text would take all the space.
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
