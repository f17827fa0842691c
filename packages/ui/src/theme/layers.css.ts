import { globalLayer } from '@vanilla-extract/css';

/**
 * All styles are in the layer `millrace`, so that unlayered CSS of a host overrides them whatever its specificity.
 * Inside it the order below decides. Defined in `theme/`, the lowest tier, because themes are layered too.
 */
const millrace = globalLayer('millrace');

export const layers = {
  reset: globalLayer({ parent: millrace }, 'reset'),
  theme: globalLayer({ parent: millrace }, 'theme'),
  bases: globalLayer({ parent: millrace }, 'bases'),
  primitives: globalLayer({ parent: millrace }, 'primitives'),
  features: globalLayer({ parent: millrace }, 'features'),
  utilities: globalLayer({ parent: millrace }, 'utilities'),
};
