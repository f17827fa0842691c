import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** Embla's API, once it is mounted on its element. */
export type EmblaApi = UseEmblaCarouselType[1];
