import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who has said whether they attend an event.',
  whenToUse: ['On the page of an event, under its tab.'],
  whenNotToUse: ['Members who follow something: `FollowerTable`.'],
  anatomy: [
    { component: 'AttendeeTable', what: 'The section, named by its heading.' },
    { component: 'SegmentedControl', what: 'Which answers are listed.', when: 'to members' },
    { component: 'Checkbox', what: 'Only those who are relevant to the viewer.', when: 'to members' },
    { component: 'Table', what: 'Name, company, answer, and the way to write.', when: 'to members' },
    { component: 'EmptyState', what: 'How many answered, and the login.', when: 'to guests' },
  ],
  states: [
    { state: 'guest', what: 'The count alone, and the way to log in.' },
    { state: 'loading', what: 'Five rows of `Skeleton`.' },
    { state: 'empty', what: 'Says what belongs there; another sentence where a filter is on.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses which answers are listed.' },
    { keys: ['Space'], does: 'Asks for the relevant ones.' },
  ],
  accessibility: ['Each way to write names its person.'],
  doAndDont: [{ do: 'Tell guests how many there are.', dont: 'Blur names that guests may not know.' }],
  synonyms: ['participants', 'guests', 'visitors', 'RSVP'],
  related: ['ExhibitorTable', 'VoteControl', 'FollowerTable'],
};
