import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A run of text in one of our settings.',
  whenToUse: [
    'For words that stand alone in a layout: a caption, a label, a date, an identifier, a figure.',
    '`mono` for identifiers, dates in lists and counts; `figure` for one large number.',
  ],
  whenNotToUse: [
    'Somebody wrote it as prose: `Prose`, which knows paragraphs and lists.',
    'It is a title: `Heading`.',
    'It labels a field: the field has a `label`.',
  ],
  anatomy: [{ component: 'Text', what: 'A `<span>`, or what `as` says.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Tones are tested for 4.5 to 1 on each ground they may stand on. A tone says nothing to those who do not see it: the words must.',
    'For a date pass `as="time"` and `dateTime`.',
  ],
  doAndDont: [
    {
      do: 'Choose the variant by what the text is.',
      dont: 'Set `font-size` in a style: the scale has eleven steps and no twelfth.',
    },
    {
      do: 'Use `danger` and `success` for failure and success.',
      dont: 'Colour a price red to draw the eye.',
    },
  ],
  synonyms: ['typography', 'paragraph', 'caption', 'label', 'body', 'font', 'mono'],
  related: ['Heading', 'Prose'],
};
