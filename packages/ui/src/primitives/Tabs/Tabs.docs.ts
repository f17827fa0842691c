import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tabs without an address of their own, in the parts of Radix.',
  whenToUse: ['Parts of a dialog or a card of which one is seen at a time.'],
  whenNotToUse: [
    'Each tab is to be shared or gone back to: `TabNav`.',
    'All parts are to be read: set them below each other with `SectionHead`.',
  ],
  anatomy: [
    { component: 'Tabs', what: 'Root: holds the state.' },
    { part: 'list', what: 'The line of tabs, named by `aria-label`.' },
    { part: 'trigger', what: 'A tab; its `value` is that of its content.' },
    { part: 'content', what: 'What the tab shows.' },
  ],
  states: [
    { state: 'active', what: 'On a trigger: ink, and a 3 px line. On a content: it is shown.' },
    { state: 'inactive', what: 'On the others.' },
    { state: 'disabled', what: 'The attribute, on a trigger: muted, and passed over by the arrow keys.' },
  ],
  keyboard: [
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Moves along the line and shows the tab; from right to left the other way round.',
    },
    { keys: ['Home', 'End'], does: 'First or last tab.' },
    { keys: ['Tab'], does: 'From the tab into what it shows.' },
  ],
  accessibility: [
    'A tab list with panels named by their tabs. One tab is a stop of the keyboard, the others are reached by arrows.',
    'The list must be named: pass `aria-label`.',
  ],
  doAndDont: [
    { do: 'Show first what most readers need.', dont: 'Hide an error on a tab that is not shown.' },
    { do: 'Pass a count where it helps to choose.', dont: 'Nest tabs in tabs.' },
  ],
  synonyms: ['tab panel', 'tablist', 'segmented', 'switcher', 'Radix tabs'],
  related: ['TabNav', 'Dialog', 'SectionHead'],
};
