import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of a few, side by side as one control, such as a vote with its counts.',
  whenToUse: ['Two to five short choices whose effect is seen at once: a vote, a view, a unit.'],
  whenNotToUse: [
    'Choices with details, or more than five: `RadioGroup` or `SelectField`.',
    'Each choice is an address: `TabNav`. Each shows a part of a card: `Tabs`.',
    'Several may be chosen: `CheckboxGroup`.',
  ],
  anatomy: [
    {
      component: 'SegmentedControl',
      what: 'The `<fieldset>`. `ref`, `className` and all attributes land here.',
    },
    { part: 'label', what: 'The legend.' },
    { part: 'segments', what: 'The frame around the segments.' },
    { part: 'segment', what: 'One choice; a check stands before the chosen one.' },
    { part: 'count', what: 'How many have chosen it.', when: 'with `count`' },
    { part: 'error', what: 'What is wrong.', when: 'with `error`' },
  ],
  states: [
    { state: 'checked', what: 'On a segment: tint and check.' },
    { state: 'idle', what: 'On the control.' },
    { state: 'invalid', what: 'On the control, with `error`.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen segment, and past the control.' },
    { keys: ['Arrow keys'], does: 'Choose the previous or next segment.' },
  ],
  accessibility: [
    'Radios of the browser in a fieldset, whatever they look like.',
    'A count is read with its segment; the check says what is chosen, not the tint alone.',
  ],
  doAndDont: [
    { do: 'Keep labels to one or two words of like length.', dont: 'Let a segment break onto two lines.' },
    {
      do: 'Show counts after the vote as well as before.',
      dont: 'Use it for acts: a press chooses, it does not start.',
    },
  ],
  synonyms: ['segmented', 'button group', 'toggle group', 'vote', 'poll', 'view switcher', 'radio buttons'],
  related: ['RadioGroup', 'TabNav', 'CheckboxGroup'],
};
