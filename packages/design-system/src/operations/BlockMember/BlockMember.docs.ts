import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Blocks a member, whose posts and comments are gone then, and takes that back.',
  whenToUse: [
    '`BlockMemberContainer` from the menu of a post or a member: it asks, blocks, and offers to undo.',
    '`BlockedNotice` on the page of a member whom the reader has blocked.',
  ],
  whenNotToUse: [
    'Something is against the rules: `ReportDialog`.',
    'All whom one has blocked: `BlockedMembers`.',
  ],
  anatomy: [
    { component: 'BlockedNotice', what: 'Why nothing of the member is seen.' },
    { component: 'Button', what: 'Takes it back.' },
  ],
  states: [{ state: 'failed', what: 'Taking it back did not work; the button tries again.' }],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: takes it back.' }],
  accessibility: ['The notice is a note: it stands there from the start.'],
  doAndDont: [{ do: 'Offer to undo.', dont: 'Tell anybody who has blocked them.' }],
  synonyms: ['mute', 'ignore', 'hide', 'unfollow'],
  related: ['BlockedMembers', 'ReportDialog', 'MemberMenu', 'AlertDialog', 'Toast'],
};
