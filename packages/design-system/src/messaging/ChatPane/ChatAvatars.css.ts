import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;

/** As large as the picture of one: two across its corners, or three that touch without covering a letter. */
export const stack = style(
  feature({
    position: 'relative',
    display: 'block',
    flex: 'none',
    inlineSize: size.avatar.medium,
    blockSize: size.avatar.medium,
  }),
);

globalStyle(
  `${stack} > *`,
  feature({
    position: 'absolute',
    inlineSize: '22px',
    blockSize: '22px',
    fontSize: '9px',
    boxShadow: `0 0 0 1px ${color.surface.paper}`,
  }),
);
globalStyle(`${stack} > :nth-child(1)`, feature({ insetBlockStart: 0, insetInlineStart: 0 }));
globalStyle(`${stack} > :nth-child(2)`, feature({ insetBlockStart: 0, insetInlineEnd: 0 }));
globalStyle(`${stack} > :nth-child(3)`, feature({ insetBlockEnd: 0, insetInlineStart: '9px' }));
globalStyle(
  `${stack}:has(> :nth-child(3)) > *`,
  feature({ inlineSize: '18px', blockSize: '18px', fontSize: '8px' }),
);
globalStyle(`${stack} > :nth-child(2):last-child`, feature({ insetBlockStart: 'auto', insetBlockEnd: 0 }));
