export { CAROUSEL_TRANSITION_MS } from './animate-scroll';
export { CAROUSEL_INTERVAL_MS, Carousel, type CarouselProps } from './Carousel';
