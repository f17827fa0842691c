import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The position of the page in the site, from the top down.',
  whenToUse: ['Above the title of a page that is below another one: a product in its sector.'],
  whenNotToUse: ['Pages at the same level: `TabNav`.', 'A single level: leave it out.'],
  anatomy: [
    {
      component: 'Breadcrumb',
      what: 'The `<nav>` with an ordered list; the band of the sector at its start.',
    },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The last item, which is the current page and not a link.' },
    { state: 'up to 767 px', what: 'The last item is left out, because the title is right below.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a level.' }],
  accessibility: [
    'A landmark named “Breadcrumb”. The separators aren’t read.',
    'The band is decorative and hidden.',
  ],
  doAndDont: [
    { do: 'Show the position in the structure.', dont: 'Show the reader’s path: the browser knows it.' },
    { do: 'Give the last item the title of the page.', dont: 'Link the page to itself.' },
  ],
  synonyms: ['breadcrumbs', 'crumbs', 'path', 'trail', 'hierarchy', 'navigation', 'you are here'],
  related: ['TabNav', 'Link', 'ProductHeader'],
};
