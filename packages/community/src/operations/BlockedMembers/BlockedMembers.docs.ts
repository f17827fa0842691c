import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Whom one has blocked, to be taken back.',
  whenToUse: ['As a section of one’s own profile: `BlockedMembersContainer`.'],
  whenNotToUse: ['On the page of a member whom one has blocked: `BlockedNotice`.'],
  anatomy: [
    { component: 'BlockedMembers', what: 'The section, hung from its rule.' },
    { component: 'SectionHead', what: 'Its title, and its place on the page.' },
    {
      part: 'member',
      what: 'A row: who, since when, and the button that takes it back.',
      when: 'when ready',
    },
    { part: 'facts', what: 'Company, and since when.', when: 'when ready' },
    { component: 'ListFoot', what: 'The way to more.', when: 'while there are more' },
    { component: 'RequestAlert', what: 'Why it was not taken back.', when: 'with `failure`' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton` with avatars.' },
    { state: 'empty', what: 'Says so, and where one blocks.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The members, the newest first.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes from name to button, row by row.' }],
  accessibility: ['When a row goes, the focus is on the title: what was pressed is gone with it.'],
  doAndDont: [{ do: 'Show it to its owner alone.', dont: 'Show anybody who has blocked them.' }],
  synonyms: ['muted', 'ignored', 'block list', 'privacy'],
  related: ['BlockMember', 'MemberMenu', 'ProfileForm', 'SecuritySettings'],
};
