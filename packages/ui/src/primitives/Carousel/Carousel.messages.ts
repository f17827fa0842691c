export const carouselMessages = {
  'carousel.slide': '{position, number} of {total, number}',
  'carousel.goTo': 'Go to slide {position, number}',
  'carousel.slides': 'Slides',
  'carousel.pause': 'Pause',
  'carousel.play': 'Play',
} as const;
