import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const chosenList = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);
globalStyle(`${chosenList} > *`, feature({ minInlineSize: 0, maxInlineSize: '100%' }));

/** Room for the suggestions, which would overflow the dialog otherwise. */
export const body = style(feature({ minBlockSize: '220px' }));
