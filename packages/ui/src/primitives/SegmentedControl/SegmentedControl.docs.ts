import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of a few options, side by side as one control, such as a vote with its counts.',
  whenToUse: ['Two to five short options with an immediate effect: a vote, a view, a unit.'],
  whenNotToUse: [
    'Options with details, or more than five: `RadioGroup` or `SelectField`.',
    'Each option has a URL: `TabNav`. Each shows a part of a card: `Tabs`.',
    'Several may be chosen: `CheckboxGroup`.',
  ],
  anatomy: [
    {
      component: 'SegmentedControl',
      what: 'The `<fieldset>`. Takes `ref`, `className` and all attributes.',
    },
    { part: 'label', what: 'The legend.' },
    { part: 'segments', what: 'The frame around the segments.' },
    { part: 'segment', what: 'An option; a check marks the chosen one.' },
    { part: 'count', what: 'How many have chosen it.', when: 'with `count`' },
    { part: 'error', what: 'What is wrong.', when: 'with `error`' },
  ],
  states: [
    { state: 'checked', what: 'On a segment: tint and check.' },
    { state: 'idle', what: 'On the control.' },
    { state: 'invalid', what: 'On the control, with `error`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen segment, and past the control.' },
    { keys: ['Arrow keys'], does: 'Chooses the previous or next segment.' },
  ],
  accessibility: [
    'Native radio buttons in a fieldset, despite their look.',
    'A count is read with its segment; the check shows the choice, not just the tint.',
  ],
  doAndDont: [
    { do: 'Keep labels to one or two words of similar length.', dont: 'Let a segment wrap onto two lines.' },
    {
      do: 'Show counts before and after the vote.',
      dont: 'Use it for actions: a press chooses, it doesn’t start anything.',
    },
  ],
  synonyms: ['segmented', 'button group', 'toggle group', 'vote', 'poll', 'view switcher', 'radio buttons'],
  related: ['RadioGroup', 'TabNav', 'CheckboxGroup'],
};
