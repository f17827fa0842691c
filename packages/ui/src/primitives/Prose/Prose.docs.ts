import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What somebody wrote as prose: descriptions, posts, comments, articles.',
  whenToUse: [
    'Around paragraphs, lists and links that a person wrote; at most 66 characters a line.',
    '`small` for comments, `medium` for descriptions, `large` for posts.',
  ],
  whenNotToUse: [
    'It is data, a control, a label, a notice or chat: `Text`, in the face of the interface.',
    'It is a title: `Heading`.',
  ],
  anatomy: [{ component: 'Prose', what: 'The `<div>`: paragraphs part by three quarters of a line.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Links in it are underlined. Long words and addresses break rather than push the page wide.',
  ],
  doAndDont: [
    { do: 'Give it `<p>`, `<ul>` and `<a>` elements.', dont: 'Part paragraphs with `<br>`.' },
    {
      do: 'Use the serif for what a person wrote.',
      dont: 'Set a table or a form in it to make it friendlier.',
    },
  ],
  synonyms: ['article', 'rich text', 'paragraph', 'serif', 'body copy', 'description'],
  related: ['Text', 'Heading'],
};
