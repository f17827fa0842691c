import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Says at the head of a form what keeps it from being sent, and leads to each field.',
  whenToUse: [
    'A form of more than three fields was refused by the server.',
    'A form so long that what is wrong may be out of sight.',
  ],
  whenNotToUse: [
    'One or two fields, all in sight: the `error` of each `Field` is enough.',
    'Nothing in the form is wrong and the request failed: `Notice`, or `ErrorState` in place of content.',
  ],
  anatomy: [
    { component: 'ErrorSummary', what: 'A `Notice` in the tone of danger. Not there without an error.' },
    { part: 'title', what: 'What went wrong as a whole, or how many fields need another look.' },
    { part: 'list', what: 'What is wrong, field by field.', when: 'with `fields`' },
    { part: 'link', what: 'Puts the focus on its field.', when: 'with `fields`' },
  ],
  states: [],
  keyboard: [{ keys: ['Enter'], does: 'On a link: puts the focus on its field.' }],
  accessibility: [
    'It is an alert: what went wrong is heard at once, wherever the focus is.',
    'Together with it `useInvalidFocus` puts the focus on the first field that is marked invalid, by itself for the fields that the server refused.',
    'A field of several parts, such as a `DatePicker`, is found by its name as well; its first part takes the focus.',
    'Before the page has its scripts a link leads to `#name`: give fields their name as `id` where that counts.',
  ],
  doAndDont: [
    {
      do: 'Say the same in the summary and at the field, in the words of the server.',
      dont: 'Sum up what no field says, or say it in other words.',
    },
    { do: 'Keep all that was typed.', dont: 'Empty the form, or a password that was right.' },
  ],
  synonyms: ['validation summary', 'form errors', 'error list', 'server errors', 'invalid fields'],
  related: ['Notice', 'Field', 'ErrorState'],
};
