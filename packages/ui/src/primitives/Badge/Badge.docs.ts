import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One word or number at the side of a name.',
  whenToUse: [
    '`premium` for what is paid for; `neutral` for a kind, such as Product or Company; `count` for how many are new.',
    'Behind a name in a table, by `badge` of `TableName`.',
  ],
  whenNotToUse: [
    'It can be followed or taken away: `Tag`.',
    'It says how something went: `Notice` or `Text` in a tone.',
    'A figure is the point: `StatTile`.',
  ],
  anatomy: [{ component: 'Badge', what: 'The `<span>`; the word is its content.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'It is plain text in the reading order. A number alone says nothing: write what it counts beside it, seen or `VisuallyHidden`.',
    'Amber and its text keep 4.5 to 1 in both themes; the word says it too, not the colour alone.',
  ],
  doAndDont: [
    { do: 'Keep to one word: “Premium”.', dont: 'Write a sentence: it is set at 11 px and never breaks.' },
    {
      do: 'Use amber for Premium alone.',
      dont: 'Use `premium` for “New” because it shines.',
    },
  ],
  synonyms: ['pill', 'label', 'chip', 'counter', 'status'],
  related: ['Tag', 'Avatar', 'Table'],
};
