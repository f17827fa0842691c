import { feature } from '@millrace/ui/styles';
import { style } from '@vanilla-extract/css';

/** Gives a company's seal the size of a product's thumb, so that names line up. */
export const inLine = style(
  feature({
    inlineSize: '40px',
    // Centres square pictures; a thumb fills its frame.
    selectors: { '&[data-kind="seal"]': { objectFit: 'contain' } },
  }),
);

/** Same width as a thumb, so that texts line up. */
export const sign = style(feature({ flex: 'none', inlineSize: '40px', blockSize: '20px' }));

/** Avatar centred in that space. */
export const face = style(
  feature({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: '40px' }),
);
