import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Several lines of text, which can grow while typing.',
  whenToUse: [
    'A message, a description, a comment.',
    '`maxRows` lets it grow; `showCount` with `maxLength` shows a counter below it.',
  ],
  whenNotToUse: ['One line: `TextField`.', 'Only displaying text: `Prose` or `RichText`.'],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'TextArea', what: 'The `<textarea>`. Takes `ref` and all attributes.' },
    { part: 'hint', what: 'The hint, or the error in its place.' },
    { part: 'count', what: '“148 of 2,000”, at the end of the hint’s line.', when: 'with `showCount`' },
  ],
  states: [
    { state: 'within', what: 'On the counter: at the limit.' },
    { state: 'over', what: 'On the counter: over the limit. The excess is marked, not cut off.' },
    { state: 'invalid', what: 'On the field, with `error`.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Starts a new line.' }],
  accessibility: [
    'The limit is part of its description. The remaining number is announced near the limit, when typing pauses for a second.',
    'Characters are counted as readers perceive them.',
  ],
  doAndDont: [
    { do: 'Start with as many rows as a usual text has.', dont: 'Start with one row for a message of ten.' },
    { do: 'Let it grow to a `maxRows`, then scroll.', dont: 'Prevent both growing and resizing.' },
  ],
  synonyms: ['multiline', 'textarea', 'comment box', 'autosize', 'auto-grow', 'character count', 'message'],
  related: ['TextField', 'Field', 'Prose'],
};
