import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** Embla's methods, once it has its element. */
export type EmblaApi = UseEmblaCarouselType[1];
