import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const person = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const words = style(feature({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const followPlace = style(feature({ marginInlineStart: 'auto' }));
// The button stays at the end, even above its error message.
globalStyle(`${followPlace} [data-component="FollowControl"]`, feature({ justifyContent: 'end' }));
