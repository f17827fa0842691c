import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A text in which “@” mentions products, companies and people.',
  whenToUse: [
    'Somebody writes prose that others are named in: posts, comments, messages.',
    'With `useMentionSearch`, which searches as one types.',
    '`CharactersLeft` alone beside another text with a limit.',
  ],
  whenNotToUse: ['Nobody is named in it: `TextArea`.', 'Only names are asked for: `TagPicker`.'],
  anatomy: [
    {
      component: 'MentionField',
      what: 'The text, what marks its names, and the list that hangs from an “@”.',
    },
    { part: 'layer', what: 'The same text behind it, out of sight; keeps the places of the names.' },
    { part: 'mention', what: 'A name that is mentioned.' },
    { part: 'text', what: 'The text area.' },
    { part: 'left', what: 'How many characters are left.', when: 'near the limit' },
  ],
  states: [
    { state: 'idle', what: 'Text is written.' },
    { state: 'invalid', what: 'The error stands under it, and at its edge.' },
    { state: 'within, over', what: 'On the count: within the limit, or beyond it.' },
  ],
  keyboard: [
    { keys: ['@'], does: 'Begins a mention; three letters more open the list.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the names while the list is open.' },
    { keys: ['Enter'], does: 'Puts the active name into the text; without a list begins a line.' },
    { keys: ['Escape'], does: 'Puts the list away, and leaves what is typed.' },
  ],
  accessibility: [
    'The focus stays in the text; the active name is told by `aria-activedescendant`, the number of names by a status.',
    'What is left of the limit is said when the typing pauses.',
    'The marks are the eye’s alone: the text is read as it stands.',
  ],
  doAndDont: [
    {
      do: 'Keep the mentions with the text, as `onValueChange` gives them.',
      dont: 'Look for names in the text again: two people may bear one.',
    },
    { do: 'Trim text and mentions together, with `trimMentions`.', dont: 'Trim the text alone.' },
  ],
  synonyms: [
    '@',
    'mention',
    'at-mention',
    'tagging people',
    'rich text',
    'editor',
    'typeahead in a textarea',
  ],
  related: ['TextArea', 'ComboBox', 'TagPicker', 'PostComposer'],
};
