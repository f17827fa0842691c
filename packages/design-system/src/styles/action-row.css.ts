import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/**
 * What can be done with what a head names, beside each other while there is room. What following says of its failure
 * stands below all of them, so that none moves.
 */
export const actionRow = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);
const follow = `${actionRow} > [data-component="FollowControl"]`;
globalStyle(follow, feature({ display: 'contents' }));
globalStyle(
  `${follow} > [data-component="Notice"]`,
  // As wide as the row, to whose width it adds nothing.
  feature({ order: 1, inlineSize: 0, minInlineSize: '100%' }),
);
