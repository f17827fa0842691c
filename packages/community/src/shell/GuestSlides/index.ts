export { GuestSlides, type GuestSlidesProps } from './GuestSlides';
