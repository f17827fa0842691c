import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Any number of several options, all visible.',
  whenToUse: [
    'Up to about ten options; `selectAllLabel` adds a checkbox for all of them.',
    '`detail` adds a second line to each option.',
  ],
  whenNotToUse: [
    'Only one can be chosen: `RadioGroup` or `SegmentedControl`.',
    'A single yes or no: `Checkbox`.',
    'Rows of a table: the checkboxes of `Table`.',
  ],
  anatomy: [
    {
      component: 'CheckboxGroup',
      what: 'The `<fieldset>`. Takes `ref`, `className` and all attributes.',
    },
    { part: 'label', what: 'The legend with the question.' },
    { part: 'all', what: 'The checkbox for all of them.', when: 'with `selectAllLabel`' },
    { part: 'options', what: 'The checkboxes, stacked or in a line.' },
    { component: 'Checkbox', what: 'One answer.' },
    { part: 'hint', what: 'The hint, or the error in its place.', when: 'with `hint`' },
  ],
  states: [
    { state: 'mixed', what: 'On the checkbox for all: some are checked.' },
    { state: 'idle', what: 'On the group.' },
    { state: 'invalid', what: 'On the group, with `error`.' },
    { state: 'disabled', what: 'The attribute, on one option: “all” doesn’t change it.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between options.' },
    { keys: ['Space'], does: 'Checks or unchecks it.' },
  ],
  accessibility: [
    'A fieldset named by its legend and described by the hint or error.',
    'No single checkbox is required; with `required` the legend says so to screen readers, and the form waits for one.',
  ],
  doAndDont: [
    { do: 'Order the options as readers would look for them.', dont: 'Move checked ones to the top.' },
    { do: 'Offer “All” from about five options.', dont: 'Offer it for two.' },
  ],
  synonyms: ['multi select', 'checkbox list', 'select all', 'facets', 'filter list', 'multiple choice'],
  related: ['Checkbox', 'RadioGroup', 'SegmentedControl', 'Table'],
};
