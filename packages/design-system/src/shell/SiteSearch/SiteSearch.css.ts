import { feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** A company's seal takes the room of a product's thumb, so that names stand in line. */
export const inLine = style(
  feature({
    inlineSize: '40px',
    // Only what is square stands in the midst: a thumb fills its frame.
    selectors: { '&[data-kind="seal"]': { objectFit: 'contain' } },
  }),
);

/** In the room of a thumb, so that words stand in line. */
export const sign = style(feature({ flex: 'none', inlineSize: '40px', blockSize: '20px' }));

/** A face in the midst of that room. */
export const face = style(
  feature({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: '40px' }),
);
