import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of a member’s page: photo, name, designation at company, and what they write.',
  whenToUse: ['Once, at the top of a member’s page.'],
  whenNotToUse: ['It is a row of a list: `FollowerTable`.', 'It is a company: `CompanyHeader`.'],
  anatomy: [
    { component: 'MemberHeader', what: 'The `<header>`.' },
    { component: 'Avatar', what: 'The photo, or the initials.' },
    { component: 'Heading', what: 'The first two words of the name, as the heading of level 1.' },
    { part: 'work', what: 'Designation “at” company, which leads to its page.', when: 'where one is known' },
    { part: 'verified', what: 'That it is known that they work there.', when: 'where it is' },
    { part: 'actions', what: 'What can be done.', when: 'with `actions`' },
    { component: 'Prose', what: 'What the member writes, or that there is nothing.' },
  ],
  states: [{ state: 'isOwn', what: 'Speaks to the member themselves.' }],
  keyboard: [],
  accessibility: ['Names are isolated, so that one in another script does not turn the line around.'],
  doAndDont: [{ do: 'Offer to edit it on one’s own page.', dont: 'Offer to follow or to write to oneself.' }],
  synonyms: ['user', 'profile', 'person', 'contact', 'card'],
  related: ['CompanyHeader', 'Avatar', 'ProfilePhoto'],
};
