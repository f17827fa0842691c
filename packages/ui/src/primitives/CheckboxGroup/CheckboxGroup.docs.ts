import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Any of several, all in sight.',
  whenToUse: [
    'Up to about ten choices of which any number may hold; `selectAllLabel` adds a box for all of them.',
    '`detail` tells a line more of each.',
  ],
  whenNotToUse: [
    'Only one may be chosen: `RadioGroup` or `SegmentedControl`.',
    'A single yes or no: `Checkbox`.',
    'Rows of a table: the checkboxes of `Table`.',
  ],
  anatomy: [
    {
      component: 'CheckboxGroup',
      what: 'The `<fieldset>`. `ref`, `className` and all attributes land here.',
    },
    { part: 'label', what: 'The legend, which asks.' },
    { part: 'all', what: 'The box for all of them.', when: 'with `selectAllLabel`' },
    { part: 'options', what: 'The boxes, below each other or in a line.' },
    { component: 'Checkbox', what: 'One answer.' },
    { part: 'hint', what: 'The hint, or the error in its place.', when: 'with `hint`' },
  ],
  states: [
    { state: 'mixed', what: 'On the box for all: some are checked.' },
    { state: 'idle', what: 'On the group.' },
    { state: 'invalid', what: 'On the group, with `error`.' },
    { state: 'disabled', what: 'The attribute, on one answer: it stays as it is when all are asked for.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'From box to box.' },
    { keys: ['Space'], does: 'Checks or unchecks it.' },
  ],
  accessibility: [
    'A fieldset named by its legend and described by hint or error.',
    'No box by itself is required; with `required` the legend says so to those who listen, and the form waits for one.',
  ],
  doAndDont: [
    { do: 'Order the answers as a reader would look for them.', dont: 'Move checked ones to the top.' },
    { do: 'Offer “All” from about five answers on.', dont: 'Offer it for two.' },
  ],
  synonyms: ['multi select', 'checkbox list', 'select all', 'facets', 'filter list', 'multiple choice'],
  related: ['Checkbox', 'RadioGroup', 'SegmentedControl', 'Table'],
};
