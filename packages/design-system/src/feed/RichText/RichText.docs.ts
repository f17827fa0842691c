import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Shows what people wrote as rich text, and trusts none of it.',
  whenToUse: ['Markup that somebody wrote in an editor or sent by the API: events, articles, posts.'],
  whenNotToUse: [
    'Text of our own, as elements: `Prose`.',
    'Text without markup: `Prose` with a paragraph, or `Text`.',
  ],
  anatomy: [
    { component: 'RichText', what: 'The `Prose` in which everything stands.' },
    { component: 'Heading', what: 'A heading, at or below `headingLevel`.', when: 'where one was written' },
    { component: 'Link', what: 'A link to the web or to a mailbox.', when: 'where one was written' },
  ],
  states: [
    {
      state: 'hostile markup',
      what: 'What runs, embeds or asks for something is left out with all that it holds; of other unknown elements the words stay.',
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From link to link.' }],
  accessibility: [
    'Headings are set anew below `headingLevel`, so that the outline of the page stays whole.',
    'Each block takes the direction of its own script.',
    'Links carry `nofollow ugc noopener`: we do not answer for them.',
  ],
  doAndDont: [
    { do: 'Pass the markup as it is stored.', dont: 'Use `dangerouslySetInnerHTML` anywhere.' },
    { do: 'Pass the level below that of the section.', dont: 'Let a post bring a heading of level 1.' },
  ],
  synonyms: ['HTML', 'sanitizer', 'markup', 'WYSIWYG', 'article', 'user content', 'XSS'],
  related: ['Prose', 'Text', 'Heading'],
};
