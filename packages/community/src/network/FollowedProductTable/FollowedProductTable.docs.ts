import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The products that a member follows, the one followed last first.',
  whenToUse: ['On a member’s start page, and on the page of their products.'],
  whenNotToUse: [
    'Beside other content: `MemberPanel` has a short list.',
    'Who follows a product: `FollowerTable`.',
  ],
  anatomy: [
    { component: 'FollowedProductTable', what: 'The section.' },
    { component: 'SectionHead', what: '“Followed Products” or “My Products”, and how many.' },
    { component: 'Table', what: 'Name with thumb, sector, followers, follow control.' },
    { component: 'FollowControl', what: 'What `renderFollow` gives.' },
    { component: 'ListFoot', what: 'What is shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Six rows of `Skeleton`.' },
    { state: 'empty', what: '“No followed products yet”, and how to begin.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The products.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the product of a row, or presses its control.' }],
  accessibility: [
    'The whole row is the target of its name; the follow control stands above it.',
    'Each control names its product.',
  ],
  doAndDont: [
    {
      do: 'Leave a product in its row when it is unfollowed: the same control follows it again.',
      dont: 'Take the row away under the pointer.',
    },
  ],
  synonyms: ['my products', 'subscriptions', 'watchlist', 'favourites'],
  related: ['MemberPanel', 'FollowControl', 'FollowerTable', 'PagedList'],
};
