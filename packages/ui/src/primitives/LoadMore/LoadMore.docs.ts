import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The foot of a list: “6 of 38 shown”, and the way to more.',
  whenToUse: ['Under a list of which only the beginning is there.'],
  whenNotToUse: [
    'The reader must be able to come back to a certain page: a pagination.',
    'All of it is there: show it.',
    'The rest stands in a page of its own: `Link`.',
  ],
  anatomy: [
    { component: 'LoadMore', what: 'The line: count at the start, button at the end.' },
    { component: 'Button', what: 'Asks for more; gone when all are shown.', when: 'without `href`' },
    { component: 'ButtonLink', what: 'The same as a link, which works before scripts.', when: 'with `href`' },
  ],
  states: [
    { state: 'loading', what: 'The button’s line runs; it keeps focus and width.' },
    { state: 'all shown', what: 'The count stays, the button goes.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Loads more; a link answers to Enter alone.' }],
  accessibility: [
    'The count is a status: “12 of 38 shown” is announced when it changes.',
    'Where a page has several lists, pass `label`: “Load more suppliers”.',
    'When the last entries arrive the button goes: move the focus to the first new one, as `PagedList` does.',
  ],
  doAndDont: [
    { do: 'Add below what is there.', dont: 'Replace what the reader was looking at.' },
    { do: 'Let the reader ask.', dont: 'Load on scrolling, so that the foot of the page is never reached.' },
  ],
  synonyms: ['show more', 'pagination', 'infinite scroll', 'next page', 'see more'],
  related: ['PagedList', 'Button', 'Table'],
};
