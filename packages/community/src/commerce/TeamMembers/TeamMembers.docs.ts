import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who shares one’s plan, and fields for the e-mail addresses of whoever else shall.',
  whenToUse: ['On the page of a paying member’s team: `TeamMembersContainer`.'],
  whenNotToUse: ['To invite somebody to follow something: `InviteDialog`.'],
  anatomy: [
    { component: 'TeamMembers', what: 'List and form.' },
    { part: 'member', what: 'Somebody in the team, with a way out.', when: 'with members' },
    { component: 'TextField', what: 'An address; one for each free seat.', when: 'with free seats' },
    { component: 'Notice', what: 'That all seats are taken.', when: 'when full' },
    { component: 'RequestAlert', what: 'Why nobody was invited.', when: 'with `failure`' },
    { component: 'Button', what: 'Finish.' },
    { component: 'Link', what: 'Skip step.' },
    { component: 'TeamThanks', what: 'Thanks in its place.', when: 'after Finish' },
  ],
  states: [
    { state: 'open', what: 'There are free seats.' },
    { state: 'full', what: 'There are none.' },
    { state: 'joined', what: 'On a member: registered.' },
    { state: 'pending', what: 'On a member: the invitation waits, and holds its seat.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'In a field: finishes.' }],
  accessibility: ['After a wrong address the focus is in its field, which says what is wrong.'],
  doAndDont: [{ do: 'Name the member in “Remove”.', dont: 'Remove without asking.' }],
  synonyms: ['seats', 'subscribed users', 'colleagues', 'invite', 'users included'],
  related: ['OwnPlan', 'InviteDialog'],
};
