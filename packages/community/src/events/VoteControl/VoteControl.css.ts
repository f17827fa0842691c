import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style(feature({ display: 'grid', gap: vars.space.xs }));

/** As wide as the choice that members have in its place. */
export const guestVotes = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xs,
    '@container': { [container.narrow]: { gridTemplateColumns: '1fr' } },
  }),
);
// The longest of them on one line, with its count, on a phone too.
globalStyle(`${guestVotes} > *`, feature({ paddingInline: vars.space.xs }));

/** What happened, and beside it or below it the way to try again. */
export const failure = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.sm}`,
  }),
);

/** What was saved with the way back, and on the other side when one is reminded. */
export const saved = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.control.small,
    color: vars.color.text.secondary,
  }),
);
globalStyle(`${saved} > [role="status"]:empty`, feature({ display: 'none' }));
globalStyle(`${saved} > :last-child:not([role="status"], button)`, feature({ marginInlineStart: 'auto' }));
