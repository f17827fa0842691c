import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Slides, one at a time, with dots and a pause button.',
  whenToUse: ['A few equally important items that no one needs to see.'],
  whenNotToUse: [
    'Everyone should see them all: stack them.',
    'Pictures of one thing to choose from: the gallery of `ProductHeader`.',
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
      what: 'Advances every 2500 ms, in 500 ms; waits while hovered or focused. Play starts it right away.',
    },
    {
      state: 'paused',
      what: 'With its button, with `autoplay={false}`, or from the start with reduced motion.',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the slide’s content, the dots and the pause button.' },
    { keys: ['Enter', 'Space'], does: 'Goes to a slide, pauses or plays.' },
  ],
  accessibility: [
    'With reduced motion it never starts automatically; the reader may start it.',
    'While playing, nothing is announced; while waiting or paused, the new slide is.',
    'Dots are at least 28 by 24 px, and 44 by 44 px on touch screens.',
  ],
  doAndDont: [
    {
      do: 'Use three or four slides of similar length.',
      dont: 'Put the most important thing on the third slide.',
    },
    {
      do: 'Let readers swipe: it’s built in.',
      dont: 'Put something that is dragged sideways into a slide.',
    },
  ],
  synonyms: ['slider', 'slideshow', 'gallery', 'rotator', 'banner', 'embla'],
  related: ['GuestSlides', 'Tabs', 'ProductHeader'],
};
