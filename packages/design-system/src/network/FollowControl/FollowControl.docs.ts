import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Follow, or Following, which reads Unfollow on hover and focus.',
  whenToUse: [
    'Next to the name of a product: `FollowControlContainer`.',
    'Next to a company or a member: `FollowCompanyContainer`, `FollowMemberContainer`.',
  ],
  whenNotToUse: [
    'Something else is turned on or off: `Switch`.',
    'A widget on another site: `ProductCard` has its own button.',
  ],
  anatomy: [
    { component: 'FollowControl', what: 'The button, and the notice below it after a failure.' },
    { component: 'Button', what: 'Follow, or Following.' },
    { component: 'ButtonLink', what: 'Asks to sign in instead.', when: 'with `signInHref`' },
    { component: 'Notice', what: 'Says that nothing changed.', when: 'with `failed`' },
  ],
  states: [
    { state: 'idle', what: 'Not followed.' },
    { state: 'following', what: 'Followed: a check and a tint.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Follows or unfollows; for guests Enter opens the sign-in.' }],
  accessibility: [
    'The name says what will happen: “Following, Unfollow Preform silica glass”.',
    'Following and Unfollow share one width, so that nothing moves under the pointer.',
  ],
  doAndDont: [
    {
      do: 'Change the state right away and undo it if the server refuses, as `FollowControlContainer` does.',
      dont: 'Ask for confirmation: following can be undone with one press.',
    },
    { do: 'Show it to guests, with `signInHref`.', dont: 'Gray it out without an explanation.' },
  ],
  synonyms: ['subscribe', 'watch', 'favourite', 'bookmark', 'unfollow', 'toggle'],
  related: ['Button', 'ProductHeader', 'FollowerTable'],
};
