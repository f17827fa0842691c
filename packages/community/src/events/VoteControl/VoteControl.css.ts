import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style(feature({ display: 'grid', gap: vars.space.xs }));

/** As wide as the radio group of members. */
export const guestVotes = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.xs,
    '@container': { [container.narrow]: { gridTemplateColumns: '1fr' } },
  }),
);
// Wide enough for the longest option with its count on one line, on phones too.
globalStyle(`${guestVotes} > *`, feature({ paddingInline: vars.space.xs }));

/** Error message, with the retry button beside or below it. */
export const failure = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.sm}`,
  }),
);

/** Saved state with the undo button, and the reminder on the other side. */
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
