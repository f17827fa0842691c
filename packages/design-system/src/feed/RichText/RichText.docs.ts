import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Displays rich text from users safely.',
  whenToUse: ['Markup from an editor or the API: events, articles, posts.'],
  whenNotToUse: [
    'Our own text, as elements: `Prose`.',
    'Text without markup: `Prose` with a paragraph, or `Text`.',
  ],
  anatomy: [
    { component: 'RichText', what: 'The `Prose` that contains everything.' },
    { component: 'Heading', what: 'A heading, at or below `headingLevel`.', when: 'if there is one' },
    { component: 'Link', what: 'A link to a website or an email address.', when: 'if there is one' },
  ],
  states: [
    {
      state: 'hostile markup',
      what: 'Scripts, embeds and form controls are removed with their content; for other unknown elements the text stays.',
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves between links.' }],
  accessibility: [
    'Headings are renumbered below `headingLevel`, to keep the outline of the page intact.',
    'Each block has the direction of its own script.',
    'Links have `nofollow ugc noopener`, because we don’t vouch for them.',
  ],
  doAndDont: [
    { do: 'Pass the stored markup.', dont: 'Use `dangerouslySetInnerHTML` anywhere.' },
    { do: 'Pass the level below the section’s heading.', dont: 'Let a post have a level 1 heading.' },
  ],
  synonyms: ['HTML', 'sanitizer', 'markup', 'WYSIWYG', 'article', 'user content', 'XSS'],
  related: ['Prose', 'Text', 'Heading'],
};
