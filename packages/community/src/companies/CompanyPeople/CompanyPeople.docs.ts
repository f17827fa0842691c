import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who is listed with a company: as the table of its contacts, and as the list of its “People” tab.',
  whenToUse: [
    'On a company’s page: `CompanyContactTableContainer` among its sections.',
    '`CompanyPeopleListContainer` as its “People” tab, where each can be followed.',
  ],
  whenNotToUse: ['Those who follow it: `FollowerTable`.'],
  anatomy: [
    { component: 'CompanyContactTable', what: 'The section, with name, designation and “Send Message”.' },
    { component: 'CompanyPeopleList', what: 'Avatar, name, designation, follow.', when: 'as the tab' },
    { part: 'person', what: 'A person of the list.', when: 'as the tab' },
    { component: 'Avatar', what: 'Photo or initials.' },
    { part: 'verified', what: 'That it is known that they work there.', when: 'where it is' },
  ],
  states: [
    { state: 'loading', what: 'Rows of the same height.' },
    { state: 'empty', what: 'Says that nobody is listed, and how that changes.' },
    { state: 'error', what: 'Says why, with a retry.' },
    {
      state: 'limited',
      what: 'Guests get what the contacts do, Free the first by name; a note says what shows more.',
    },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Name, message or follow of each.' }],
  accessibility: ['“Send Message” is read with the name of whom it goes to.'],
  doAndDont: [{ do: 'Lead guests to the login.', dont: 'Offer to write to, or to follow, oneself.' }],
  synonyms: ['employees', 'contacts', 'staff', 'people', 'team', 'CompanyContactTable', 'CompanyPeopleList'],
  related: ['FollowerTable', 'CompanyHeader', 'FollowControl'],
};
