import { feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** Comfortable width of a picture, at most that of the line. */
export const file = style(
  feature({ inlineSize: '22rem', maxInlineSize: '100%', minInlineSize: 0, paddingBlockEnd: '4px' }),
);

export const place = style(feature({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
