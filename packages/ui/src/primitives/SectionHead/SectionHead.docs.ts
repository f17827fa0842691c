import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Starts a section: a 2 px rule, number, title, fact, actions.',
  whenToUse: [
    'For each section of a page; numbered if the page has three or more that are read in order.',
    '`panel` for the small heading of a side panel or a list.',
  ],
  whenNotToUse: [
    'A title without a rule: `Heading`.',
    'The title of the page: a level 1 `Heading`.',
    'The head of a dialog: `Dialog`.',
  ],
  anatomy: [
    { component: 'SectionHead', what: 'The line below the rule.' },
    { part: 'number', what: 'Its number on the page, in the accent color.', when: 'with `number`' },
    { component: 'Heading', what: 'The title, of level 2 unless `level` says otherwise.' },
    { part: 'fact', what: 'A short fact.', when: 'with `fact`' },
    {
      part: 'actions',
      what: 'The actions of the section, at the end of the line.',
      when: 'with `actions`',
    },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The number is hidden from assistive technology: headings already have an order.',
    'Pass `titleId`, and `aria-labelledby` on the section: links to it then move the focus to the heading.',
    'On phones the fact has a line between the title and the actions; nothing is cut off.',
  ],
  doAndDont: [
    {
      do: 'Number every section of a page, or none.',
      dont: 'Number side panels, dialogs and lists: they aren’t read in order.',
    },
    { do: 'State a fact: “38 companies in 14 countries”.', dont: 'Write a slogan.' },
  ],
  synonyms: [
    'divider',
    'separator',
    'rule',
    'section header',
    'title bar',
    'subheading',
    'panel head',
    'numbered section',
  ],
  related: ['Heading', 'Table', 'Button'],
};
