import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A piece of text in one of our styles.',
  whenToUse: [
    'For words in a layout: a caption, a label, a date, an identifier, a figure.',
    '`mono` for identifiers, dates in lists and counts; `figure` for one large number.',
  ],
  whenNotToUse: [
    'Prose by people: `Prose`, which supports paragraphs and lists.',
    'A title: `Heading`.',
    'The label of a field: the field has a `label`.',
  ],
  anatomy: [{ component: 'Text', what: 'A `<span>`, or the element in `as`.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Tones are tested for 4.5:1 on each allowed ground. A tone says nothing to people who can’t see it: the words must.',
    'For a date pass `as="time"` and `dateTime`.',
  ],
  doAndDont: [
    {
      do: 'Choose the variant by the kind of text.',
      dont: 'Set `font-size` in a style: the scale has eleven steps.',
    },
    {
      do: 'Use `danger` and `success` for failure and success.',
      dont: 'Color a price red to attract attention.',
    },
  ],
  synonyms: ['typography', 'paragraph', 'caption', 'label', 'body', 'font', 'mono'],
  related: ['Heading', 'Prose'],
};
