import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Whom a member follows, then the contacts of vendors and customers.',
  whenToUse: ['As the head of `/connections`.'],
  whenNotToUse: ['Who follows a product or company: `FollowerTable`.', 'Companies: `PartnerTable`.'],
  anatomy: [
    { component: 'ConnectionTable', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: '“Connections”, and how many.' },
    { component: 'Table', what: 'Number, member with avatar, company, follow control.' },
    { component: 'FollowControl', what: 'What `renderFollow` gives.' },
    { component: 'ListFoot', what: 'What is shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Eight rows of `Skeleton` with avatars.' },
    { state: 'empty', what: 'Asks to add products on the company’s page, and leads there.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The members: those that one follows first, each group by name.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a member’s feed or company, or presses the control.' }],
  accessibility: ['Each control names its member.', 'A member without a company says so in words.'],
  doAndDont: [
    {
      do: 'Leave a member in the row when they are unfollowed: the same control follows again.',
      dont: 'Take the row away under the pointer.',
    },
  ],
  synonyms: ['network', 'contacts', 'people', 'following', 'friends'],
  related: ['PartnerTable', 'FollowerTable', 'FollowControl', 'MemberPanel'],
};
