import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tabs without URLs, with the parts of Radix.',
  whenToUse: ['Parts of a dialog or a card of which one is visible at a time.'],
  whenNotToUse: [
    'Tabs to share or return to: `TabNav`.',
    'Everything should be read: stack the parts with `SectionHead`.',
  ],
  anatomy: [
    { component: 'Tabs', what: 'Root: has the state.' },
    { part: 'list', what: 'The line of tabs, named by `aria-label`.' },
    { part: 'trigger', what: 'A tab; its `value` is the same as its content’s.' },
    { part: 'content', what: 'The content of the tab.' },
  ],
  states: [
    { state: 'active', what: 'On a trigger: ink, and a 3 px line. On a content: visible.' },
    { state: 'inactive', what: 'On the others.' },
    { state: 'disabled', what: 'The attribute, on a trigger: muted, and skipped by the arrow keys.' },
  ],
  keyboard: [
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Moves along the line and shows the tab; reversed from right to left.',
    },
    { keys: ['Home', 'End'], does: 'Moves to the first or last tab.' },
    { keys: ['Tab'], does: 'Moves from the tab into its content.' },
  ],
  accessibility: [
    'A tab list with panels named by their tabs. One tab is a tab stop, the others are reached with arrow keys.',
    'The list must be named: pass `aria-label`.',
  ],
  doAndDont: [
    { do: 'Show what most readers need first.', dont: 'Hide an error on another tab.' },
    { do: 'Pass a count if it helps to choose.', dont: 'Nest tabs.' },
  ],
  synonyms: ['tab panel', 'tablist', 'segmented', 'switcher', 'Radix tabs'],
  related: ['TabNav', 'Dialog', 'SectionHead'],
};
