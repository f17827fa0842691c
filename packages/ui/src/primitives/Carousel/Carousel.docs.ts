import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Slides, one at a time, with dots and a pause button.',
  whenToUse: ['A few things of equal rank, none of which must be seen.'],
  whenNotToUse: [
    'All must be seen: set them below each other.',
    'Pictures of one thing, to be chosen: the gallery of `ProductHeader`.',
    'Tabs with names: `Tabs`.',
  ],
  anatomy: [
    { component: 'Carousel', what: 'The `<section>`, named by `label`.' },
    { part: 'slide', what: 'A group, named “1 of 3”; inert unless in view.' },
    { part: 'dots', what: 'A button for each slide.' },
    { component: 'IconButton', what: 'Pause or Play.' },
  ],
  states: [
    {
      state: 'playing',
      what: 'Goes on each 2500 ms, in 500 ms; waits while pointed at or focused. Play starts it at once.',
    },
    {
      state: 'paused',
      what: 'By its button, with `autoplay={false}`, or from the start under reduced motion.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'What the slide holds, the dots, the pause button.' },
    { keys: ['Enter', 'Space'], does: 'Goes to a slide, pauses or plays.' },
  ],
  accessibility: [
    'Under reduced motion it never starts by itself; the reader may start it.',
    'While slides come by themselves nothing is announced; while it waits or is paused, the new slide is.',
    'Dots are at least 28 by 24 px, and 44 by 44 on touch.',
  ],
  doAndDont: [
    {
      do: 'Keep to three or four slides of one length.',
      dont: 'Put the one thing that matters on the third slide.',
    },
    {
      do: 'Let a finger swipe: it does so by itself.',
      dont: 'Put something that is dragged sideways into a slide.',
    },
  ],
  synonyms: ['slider', 'slideshow', 'gallery', 'rotator', 'banner', 'embla'],
  related: ['GuestSlides', 'Tabs', 'ProductHeader'],
};
