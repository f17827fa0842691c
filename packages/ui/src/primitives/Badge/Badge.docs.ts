import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One word or number next to a name.',
  whenToUse: [
    '`premium` for paid plans; `neutral` for a kind, such as Product or Company; `count` for new items.',
    'After a name in a table, with `badge` of `TableName`.',
  ],
  whenNotToUse: [
    'It’s a link or can be removed: `Tag`.',
    'The result of an action: `Notice` or `Text` with a tone.',
    'A figure in its own right: `StatTile`.',
  ],
  anatomy: [{ component: 'Badge', what: 'The `<span>`; its content is the word.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Plain text in the reading order. A number alone says nothing: write what it counts next to it, visibly or with `VisuallyHidden`.',
    'Amber and its text have a contrast of 4.5:1 in both themes; the word says it too, not just the color.',
  ],
  doAndDont: [
    { do: 'Use a single word: “Premium”.', dont: 'Write a sentence: it’s set at 11 px and never wraps.' },
    {
      do: 'Use amber only for Premium.',
      dont: 'Use `premium` for “New” because it stands out.',
    },
  ],
  synonyms: ['pill', 'label', 'chip', 'counter', 'status'],
  related: ['Tag', 'Avatar', 'Table'],
};
