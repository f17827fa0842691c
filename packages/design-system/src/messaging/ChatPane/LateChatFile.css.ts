import { feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** As wide as a picture is read with ease, and no wider than the line. */
export const file = style(
  feature({ inlineSize: '22rem', maxInlineSize: '100%', minInlineSize: 0, paddingBlockEnd: '4px' }),
);

export const place = style(feature({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
