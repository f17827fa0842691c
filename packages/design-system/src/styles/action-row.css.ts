import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/**
 * Row of actions in a header, which wraps. The error message of the follow control is below all of them, so that it
 * moves none.
 */
export const actionRow = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);
const follow = `${actionRow} > [data-component="FollowControl"]`;
globalStyle(follow, feature({ display: 'contents' }));
globalStyle(
  `${follow} > [data-component="Notice"]`,
  // As wide as the row without widening it.
  feature({ order: 1, inlineSize: 0, minInlineSize: '100%' }),
);
