import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Three promotional slides of a product’s page, for guests only; they play by themselves.',
  whenToUse: ['In the right column of a product’s page, for readers who are not signed in.'],
  whenNotToUse: [
    'Members are signed in: leave it out.',
    'Pictures of a product: `ProductHeader` has a gallery.',
  ],
  anatomy: [
    { component: 'GuestSlides', what: 'The `Carousel`, under its own name.' },
    { component: 'Heading', what: 'The question of a slide, of level 2.' },
    { component: 'ButtonLink', what: 'Its answer; every one leads to `href`.' },
  ],
  states: [
    { state: 'playing', what: 'Goes on each 2500 ms, in 500 ms.' },
    { state: 'paused', what: 'Paused by its button, or from the start under reduced motion.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the link of the slide in view, the dots and the pause button; focus holds the slides.',
    },
    { keys: ['Enter', 'Space'], does: 'Goes to a slide, pauses or plays.' },
  ],
  accessibility: [
    'Slides out of view are inert. While it plays, changes are not announced; once paused, they are.',
    'It has a pause button, and waits while it is pointed at or focused.',
  ],
  doAndDont: [
    {
      do: 'Lead all buttons to one place: sign-up.',
      dont: 'Put news into slides: nobody waits for the third.',
    },
    { do: 'Show it once on a page.', dont: 'Let two carousels move in one view.' },
  ],
  synonyms: ['promo', 'banner', 'carousel', 'slider', 'marketing', 'guests'],
  related: ['Carousel', 'Welcome', 'LoginDialog'],
};
