import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Prose by people: descriptions, posts, comments, articles.',
  whenToUse: [
    'Around paragraphs, lists and links by people; up to 66 characters per line.',
    '`small` for comments, `medium` for descriptions, `large` for posts.',
  ],
  whenNotToUse: [
    'Data, a control, a label, a notice or chat: `Text`, in the interface font.',
    'A title: `Heading`.',
  ],
  anatomy: [{ component: 'Prose', what: 'The `<div>`: paragraphs are three quarters of a line apart.' }],
  states: [],
  keyboard: [],
  accessibility: ['Links in it are underlined. Long words and URLs wrap instead of widening the page.'],
  doAndDont: [
    { do: 'Give it `<p>`, `<ul>` and `<a>` elements.', dont: 'Separate paragraphs with `<br>`.' },
    {
      do: 'Use the serif font for text by people.',
      dont: 'Put a table or a form in it to make it look friendlier.',
    },
  ],
  synonyms: ['article', 'rich text', 'paragraph', 'serif', 'body copy', 'description'],
  related: ['Text', 'Heading'],
};
