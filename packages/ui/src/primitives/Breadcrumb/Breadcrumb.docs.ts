import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Where the page stands, from the top down.',
  whenToUse: ['Above the title of a page that lies below another: a product below its sector.'],
  whenNotToUse: ['The pages stand side by side: `TabNav`.', 'It would have one step only: leave it out.'],
  anatomy: [
    {
      component: 'Breadcrumb',
      what: 'The `<nav>` with an ordered list; the band of the sector at its head.',
    },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The last step, which is the page itself and no link.' },
    { state: 'up to 767 px', what: 'The last step is left out: the title stands right below.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows a step.' }],
  accessibility: [
    'A landmark named “Breadcrumb”. The strokes between the steps are not read.',
    'The band is decorative and hidden.',
  ],
  doAndDont: [
    { do: 'Show the place in the structure.', dont: 'Show the way the reader came: the browser knows that.' },
    { do: 'Give the last step the title of the page.', dont: 'Link the page to itself.' },
  ],
  synonyms: ['breadcrumbs', 'crumbs', 'path', 'trail', 'hierarchy', 'navigation', 'you are here'],
  related: ['TabNav', 'Link', 'ProductHeader'],
};
