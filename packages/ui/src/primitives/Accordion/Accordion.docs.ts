import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Headings that expand their content.',
  whenToUse: ['Questions and answers, or details that only some readers need.'],
  whenNotToUse: [
    'Everyone reads everything: `SectionHead` and text.',
    'One part is always visible: `Tabs`.',
    'The steps of a task: `Steps`.',
  ],
  anatomy: [
    { component: 'Accordion', what: 'The list of `AccordionItem` elements.' },
    { part: 'item', what: 'A heading with its content.' },
    { part: 'trigger', what: 'The button in the heading.' },
    { part: 'panel', what: 'The content that expands and collapses.' },
    { part: 'content', what: 'The content itself.' },
  ],
  states: [
    { state: 'closed', what: 'On an item: a plus.' },
    { state: 'open', what: 'On an item: a minus.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between headings, and through expanded content.' },
    { keys: ['Enter', 'Space'], does: 'Expands or collapses.' },
  ],
  accessibility: [
    'Each trigger is a button in a heading of `headingLevel`, so that the outline and heading navigation stay intact.',
    'The browser’s search finds collapsed content and expands it. Without scripts everything is expanded.',
  ],
  doAndDont: [
    {
      do: 'Write headings that say what’s inside, such as the question itself.',
      dont: 'Write “More information”.',
    },
    { do: 'Let several be open: `mode="many"`, the default.', dont: 'Collapse what a reader is comparing.' },
  ],
  synonyms: [
    'accordions',
    'collapse',
    'disclosure',
    'expander',
    'FAQ',
    'details',
    'show more',
    'expansion panel',
  ],
  related: ['Tabs', 'Steps', 'SectionHead'],
};
