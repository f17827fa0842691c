import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A profile with invented content, to show what one looks like.',
  whenToUse: ['On the sample page `/profileFeedStatic/`, and nowhere else.'],
  whenNotToUse: ['A real member: `MemberHeader` with `FeedContainer`.'],
  anatomy: [
    { component: 'SampleProfile', what: 'The page, which says that it is a sample.' },
    { component: 'Notice', what: 'Says that nothing is sent or kept.' },
    { component: 'MemberHeader', what: 'Who it is, with “Send Message” and the menu.' },
    { part: 'composer', what: 'Writes a post into the page.' },
    { component: 'Tabs', what: 'The posts, and three placeholders.' },
    { component: 'PostCard', what: 'Each post, with a menu of its own.' },
  ],
  states: [{ state: 'empty', what: 'Once every post is removed, or its author blocked.' }],
  keyboard: [{ keys: ['Arrow keys'], does: 'Move along the tabs.' }],
  accessibility: ['That it is a sample is said first.'],
  doAndDont: [{ do: 'Say that it is a sample.', dont: 'Send anything of it to the server.' }],
  synonyms: ['mock', 'demo', 'example', 'static'],
  related: ['MemberHeader', 'PostCard', 'ReportDialog', 'CommentThread'],
};
