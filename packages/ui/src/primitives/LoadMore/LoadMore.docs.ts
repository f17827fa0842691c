import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The end of a list: “6 of 38 shown”, and a button for more.',
  whenToUse: ['Below a list that shows only its beginning.'],
  whenNotToUse: [
    'Readers need to return to a certain page: `Pagination`.',
    'Everything is there: show it.',
    'The rest is on a page of its own: `Link`.',
  ],
  anatomy: [
    { component: 'LoadMore', what: 'The line: count at the start, button at the end.' },
    { component: 'Button', what: 'Loads more; absent when everything is visible.', when: 'without `href`' },
    {
      component: 'ButtonLink',
      what: 'The same as a link, which works without scripts.',
      when: 'with `href`',
    },
  ],
  states: [
    { state: 'loading', what: 'The button is loading; it keeps focus and width.' },
    { state: 'all shown', what: 'The count stays, the button disappears.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Loads more; a link reacts only to Enter.' }],
  accessibility: [
    'The count is a status: “12 of 38 shown” is announced when it changes.',
    'If a page has several lists, pass `label`: “Load more suppliers”.',
    'When the last items arrive, the button disappears: move the focus to the first new item, as `PagedList` does.',
  ],
  doAndDont: [
    { do: 'Add below the existing items.', dont: 'Replace what the reader was looking at.' },
    { do: 'Let the reader decide.', dont: 'Load on scrolling, so that no one reaches the footer.' },
  ],
  synonyms: ['show more', 'pagination', 'infinite scroll', 'next page', 'see more'],
  related: ['PagedList', 'Button', 'Table'],
};
