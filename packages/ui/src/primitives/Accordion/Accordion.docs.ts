import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Headings that open what they head.',
  whenToUse: ['Questions and answers, or details of which a reader wants one or two.'],
  whenNotToUse: [
    'Everybody reads all of it: `SectionHead` and text.',
    'One part is always shown: `Tabs`.',
    'The steps of a task: `Steps`.',
  ],
  anatomy: [
    { component: 'Accordion', what: 'The list of `AccordionItem` elements.' },
    { part: 'item', what: 'A heading and what it opens.' },
    { part: 'trigger', what: 'The button in the heading.' },
    { part: 'panel', what: 'What is opened and closed.' },
    { part: 'content', what: 'What stands in it.' },
  ],
  states: [
    { state: 'closed', what: 'On an item: a plus.' },
    { state: 'open', what: 'On an item: a minus.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From heading to heading, and through what is open.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes.' },
  ],
  accessibility: [
    'Each trigger is a button in a heading of `headingLevel`: outline and navigation by headings stay whole.',
    'What is closed is still found by the browser’s search, which opens it. Without scripts everything is open.',
  ],
  doAndDont: [
    { do: 'Write headings that say what is inside: the question itself.', dont: 'Write “More information”.' },
    { do: 'Let several be open: `mode="many"`, the default.', dont: 'Close what a reader is comparing.' },
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
