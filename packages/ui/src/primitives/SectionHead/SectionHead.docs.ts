import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Opens a section: a 2 px rule from which it hangs, number, title, fact, actions.',
  whenToUse: [
    'For each section of a page; numbered where the page has three or more that are read in order.',
    '`panel` for the small head of a side panel or a list.',
  ],
  whenNotToUse: [
    'A title without a rule: `Heading`.',
    'It is the title of the page: `Heading` of level 1.',
    'It is the head of a dialog: `Dialog`.',
  ],
  anatomy: [
    { component: 'SectionHead', what: 'The line under the rule.' },
    { part: 'number', what: 'Its place on the page, in the accent.', when: 'with `number`' },
    { component: 'Heading', what: 'The title, of level 2 unless `level` says otherwise.' },
    { part: 'fact', what: 'One short fact.', when: 'with `fact`' },
    {
      part: 'actions',
      what: 'What can be done with the section, at the end of the line.',
      when: 'with `actions`',
    },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The number is hidden from assistive technology: headings have an order of their own.',
    'Pass `titleId`, and `aria-labelledby` on the section: links to it then move the focus to the heading.',
    'On phones the fact goes below title and actions; nothing is cut off.',
  ],
  doAndDont: [
    {
      do: 'Number every section of a page, or none.',
      dont: 'Number side panels, dialogs and lists: they are not read in order.',
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
