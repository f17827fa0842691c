import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Who follows a product or a company, newest first.',
  whenToUse: [
    'On the page that the number of followers leads to: `FollowerTableContainer` of a product, `CompanyFollowerTableContainer` of a company.',
  ],
  whenNotToUse: ['A few faces beside a count: `Avatar`, as a stack.', 'Companies: `SupplierTable`.'],
  anatomy: [
    { component: 'FollowerTable', what: 'The section, named by its heading.' },
    { component: 'Link', what: 'The way back to what is followed.' },
    {
      component: 'Table',
      what: 'Number, member with avatar, company; with a `viewerId` the way to write to them.',
    },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Eight rows of `Skeleton` with avatars. The way back is there already.' },
    { state: 'empty', what: 'Says that nobody follows yet.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows.' },
    {
      state: 'limited',
      what: 'For guests a sample by first name, without links; a note says what shows more.',
    },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Goes back, opens a company, or loads more.' }],
  accessibility: ['A member without a company says so in words, in the place of the company.'],
  doAndDont: [
    {
      do: 'Pass the address of the page that the reader came from as `backHref`.',
      dont: 'Call the browser’s back.',
    },
    {
      do: 'Use the name of what is followed in the title of the page.',
      dont: 'Title the page “Followers” alone.',
    },
  ],
  synonyms: ['subscribers', 'members', 'watchers', 'audience', 'people'],
  related: ['FollowControl', 'Avatar', 'PagedList'],
};
