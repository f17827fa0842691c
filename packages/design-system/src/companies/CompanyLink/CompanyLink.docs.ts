import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'How a member stands to a company: listed, verified, asked for, objected to, or ended.',
  whenToUse: [
    'Beside the page of a company, for its own people: `CompanyLinkContainer`.',
    '`VerifiedBadge` beside the name of whom it is known that they work there.',
    '`ObjectionContainer` beside the people of a company, for those who are listed with it.',
  ],
  whenNotToUse: ['For moderators who decide: `CompanyLinkQueue`.'],
  anatomy: [
    { component: 'CompanyLink', what: 'The section, named by its heading.' },
    { part: 'verified', what: 'The badge.', when: 'where it is verified' },
    {
      component: 'Notice',
      what: 'That somebody objects, or that a moderator is asked.',
      when: 'where it is so',
    },
    { part: 'how', what: 'What would show it.', when: 'where it can be asked for' },
    { component: 'Button', what: 'Asks a moderator.', when: 'where it can be asked for' },
  ],
  states: [
    { state: 'unverified', what: 'Says what verified people can do, and how to become one.' },
    { state: 'verified', what: 'Says on what it rests.' },
    { state: 'ended', what: 'Says so, and offers to ask.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Profile, then the button.' }],
  accessibility: ['The badge is a word, not a colour or a sign alone.'],
  doAndDont: [
    {
      do: 'Say what an unverified link keeps one from.',
      dont: 'Hide that a link is not verified from its member.',
    },
  ],
  synonyms: ['verification', 'badge', 'employee', 'claim', 'ownership', 'objection', 'VerifiedBadge'],
  related: ['CompanyLinkQueue', 'CompanyPeople', 'CompanyHeader', 'Badge'],
};
