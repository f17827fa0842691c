import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A text field in which “@” mentions products, companies and people.',
  whenToUse: [
    'Text that mentions others: posts, comments, messages.',
    'With `useMentionSearch`, which searches while typing.',
    '`CharactersLeft` alone next to another field with a limit.',
  ],
  whenNotToUse: ['No one is mentioned: `TextArea`.', 'Only tags are needed: `TagPicker`.'],
  anatomy: [
    {
      component: 'MentionField',
      what: 'The field, the highlights of its mentions, and the list at the “@”.',
    },
    { part: 'layer', what: 'A hidden copy of the text that positions the highlights.' },
    { part: 'mention', what: 'A name that is mentioned.' },
    { part: 'text', what: 'The text area.' },
    { part: 'left', what: 'The number of characters left.', when: 'near the limit' },
  ],
  states: [
    { state: 'idle', what: 'The field has text.' },
    { state: 'invalid', what: 'The error appears below it, with a marked edge.' },
    { state: 'within, over', what: 'On the counter: within the limit, or over it.' },
  ],
  keyboard: [
    { keys: ['@'], does: 'Starts a mention; three more letters open the list.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the list while it is open.' },
    { keys: ['Enter'], does: 'Inserts the active name; without a list it starts a new line.' },
    { keys: ['Escape'], does: 'Closes the list, and keeps the text.' },
  ],
  accessibility: [
    'The focus stays in the field; `aria-activedescendant` marks the active name, and a status announces the number of names.',
    'The number of characters left is announced when typing pauses.',
    'Highlights are visual only: screen readers read the plain text.',
  ],
  doAndDont: [
    {
      do: 'Store the mentions with the text, as `onValueChange` passes them.',
      dont: 'Search for the names in the text again: two people may have the same one.',
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
