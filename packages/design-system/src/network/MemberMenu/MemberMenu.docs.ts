import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What can be done with a member: share their page, copy its link, report, block.',
  whenToUse: ['Among the actions of `MemberHeader`.', 'On the head of `ChatPane`: without sharing.'],
  whenNotToUse: ['What can be done with a post: the menu of `PostCard`.'],
  anatomy: [
    { component: 'Menu', what: 'The button with three dots, named after the member.' },
    { part: 'item', what: 'Share, copy, report, block or unblock.', when: 'when open' },
  ],
  states: [
    { state: 'blocked', what: 'Offers to unblock instead.' },
    { state: 'isOwn', what: 'On one’s own page only the sharing and the link are left.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens it.' }],
  accessibility: ['What was copied is said by a toast.'],
  doAndDont: [{ do: 'Pass `onReport` and `onBlock` for others only.', dont: 'Offer to report oneself.' }],
  synonyms: ['more actions', 'profile menu', 'share', 'kebab'],
  related: ['MemberHeader', 'ChatPane', 'ReportDialog', 'BlockMember', 'Menu'],
};
