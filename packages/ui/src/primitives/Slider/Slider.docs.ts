import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A value, or a range of values, set by feel.',
  whenToUse: [
    'The exact number matters less than where it lies: a filter, a zoom, a speed.',
    'A pair as `value` makes it a range with two thumbs.',
  ],
  whenNotToUse: [
    'The exact number matters: `NumberField`.',
    'There are a few named values: `RadioGroup`.',
    'It shows how far something is: `Progress`.',
  ],
  anatomy: [
    { component: 'Slider', what: 'The group of label, value and rail.' },
    { part: 'head', what: 'The line of label and value.' },
    { part: 'label', what: 'The label.' },
    { part: 'output', what: 'The value in words: “24 m/s”.' },
    { part: 'track', what: 'Where a press moves the nearest thumb to.' },
    { part: 'rail', what: 'The line.' },
    { part: 'fill', what: 'The part of it that is chosen.' },
    { part: 'thumb', what: 'One handle, or two.' },
    { part: 'marks', what: 'The ticks under the rail.', when: 'with `marks`' },
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
    { keys: ['Arrow keys'], does: 'One step; right and up make it more, and from right to left left does.' },
    { keys: ['Page up', 'Page down'], does: 'A larger step.' },
    { keys: ['Home', 'End'], does: 'The least or the greatest value.' },
  ],
  accessibility: [
    'Each thumb is a range input that says its value with the unit. The two of a range are named “Minimum” and “Maximum”.',
    'Act on `onValueCommit` where a change is dear, such as a search.',
  ],
  doAndDont: [
    { do: 'Label the marks that help to read the rail.', dont: 'Label every step.' },
    { do: 'Set `min` and `max` to what occurs.', dont: 'Offer 0 to 1,000,000 in steps of one.' },
  ],
  synonyms: ['range', 'range slider', 'track', 'thumb', 'handle', 'filter by range'],
  related: ['NumberField', 'Progress', 'Field'],
};
