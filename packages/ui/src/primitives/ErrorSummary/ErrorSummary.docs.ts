import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Lists a form’s errors at its top, with links to the fields.',
  whenToUse: [
    'The server refused a form with more than three fields.',
    'A long form whose errors may be out of view.',
  ],
  whenNotToUse: [
    'One or two visible fields: the `error` of each `Field` is enough.',
    'The form is valid and the request failed: `Notice`, or `ErrorState` in place of content.',
  ],
  anatomy: [
    { component: 'ErrorSummary', what: 'A `Notice` with the danger tone. Absent without errors.' },
    { part: 'title', what: 'The general error, or the number of fields to check.' },
    { part: 'list', what: 'The errors, field by field.', when: 'with `fields`' },
    { part: 'link', what: 'Moves the focus to its field.', when: 'with `fields`' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'On a link: moves the focus to its field.' }],
  accessibility: [
    'It’s an alert: errors are announced right away, wherever the focus is.',
    'Together with `useInvalidFocus`, the first invalid field gets the focus, automatically for fields that the server refused.',
    'A field with several parts, such as a `DatePicker`, is found by its name as well; its first part gets the focus.',
    'Without scripts, a link leads to `#name`: give fields their name as `id` where that matters.',
  ],
  doAndDont: [
    {
      do: 'Use the server’s wording in the summary and at the field.',
      dont: 'Summarize errors that no field shows, or reword them.',
    },
    { do: 'Keep all that was typed.', dont: 'Clear the form, or a correct password.' },
  ],
  synonyms: ['validation summary', 'form errors', 'error list', 'server errors', 'invalid fields'],
  related: ['Notice', 'Field', 'ErrorState'],
};
