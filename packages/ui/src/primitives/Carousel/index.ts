export { CAROUSEL_INTERVAL_MS, Carousel, type CarouselProps } from './Carousel';
export { CAROUSEL_TRANSITION_MS } from './timed-scroll';
