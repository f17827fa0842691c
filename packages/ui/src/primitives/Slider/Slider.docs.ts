import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'An approximate value, or a range of values.',
  whenToUse: [
    'The exact number matters less than its position: a filter, a zoom, a speed.',
    'A pair as `value` makes it a range with two thumbs.',
  ],
  whenNotToUse: [
    'The exact number matters: `NumberField`.',
    'A few named values: `RadioGroup`.',
    'The progress of a task: `Progress`.',
  ],
  anatomy: [
    { component: 'Slider', what: 'The group of label, value and track.' },
    { part: 'head', what: 'The line with label and value.' },
    { part: 'label', what: 'The label.' },
    { part: 'output', what: 'The value in words: “24 m/s”.' },
    { part: 'track', what: 'Pressing it moves the nearest thumb.' },
    { part: 'rail', what: 'The line.' },
    { part: 'fill', what: 'The selected part.' },
    { part: 'thumb', what: 'One handle, or two.' },
    { part: 'marks', what: 'The ticks below the track.', when: 'with `marks`' },
    { part: 'mark', what: 'One tick.', when: 'with `marks`' },
    { part: 'mark-label', what: 'Its words.', when: 'with `marks` that have labels' },
  ],
  states: [
    { state: 'idle', what: 'On the slider, and on a thumb.' },
    { state: 'dragging', what: 'On the thumb that is held.' },
    { state: 'invalid', what: 'With `error`.' },
    { state: 'data-disabled', what: 'With `disabled`.' },
  ],
  keyboard: [
    { keys: ['Arrow keys'], does: 'One step; right and up increase, left increases from right to left.' },
    { keys: ['Page up', 'Page down'], does: 'A larger step.' },
    { keys: ['Home', 'End'], does: 'The minimum or maximum.' },
  ],
  accessibility: [
    'Each thumb is a range input that announces its value with the unit. The two of a range are named “Minimum” and “Maximum”.',
    'Use `onValueCommit` if a change is costly, such as a search.',
  ],
  doAndDont: [
    { do: 'Label the marks that help to read the track.', dont: 'Label every step.' },
    { do: 'Set `min` and `max` to realistic values.', dont: 'Offer 0 to 1,000,000 in steps of one.' },
  ],
  synonyms: ['range', 'range slider', 'track', 'thumb', 'handle', 'filter by range'],
  related: ['NumberField', 'Progress', 'Field'],
};
