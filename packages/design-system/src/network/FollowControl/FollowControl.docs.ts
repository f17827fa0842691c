import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Follow; Following once followed, which reads Unfollow under the pointer and on focus.',
  whenToUse: [
    'Beside the name of a product that can be followed: `FollowControlContainer`.',
    'Beside that of a company or of a member: `FollowCompanyContainer`, `FollowMemberContainer`.',
  ],
  whenNotToUse: [
    'Something else is switched: `Switch`.',
    'It is a card on another site: `ProductCard` brings its own button.',
  ],
  anatomy: [
    { component: 'FollowControl', what: 'The button, and the notice under it when a change failed.' },
    { component: 'Button', what: 'Follow, or Following.' },
    { component: 'ButtonLink', what: 'Leads to the login instead.', when: 'with `signInHref`' },
    { component: 'Notice', what: 'Says that nothing was changed.', when: 'with `failed`' },
  ],
  states: [
    { state: 'idle', what: 'Not followed.' },
    { state: 'following', what: 'Followed: a check and a tint.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Follows or unfollows; for a guest Enter leads to the login.' },
  ],
  accessibility: [
    'The name says what will happen and to what: “Following, Unfollow Preform silica glass”.',
    'Following and Unfollow share one width, so that nothing moves under the pointer.',
  ],
  doAndDont: [
    {
      do: 'Change at once and put it back when the server refuses: `FollowControlContainer` does.',
      dont: 'Ask whether the reader is sure: following can be undone by a press.',
    },
    { do: 'Show it to guests, with `signInHref`.', dont: 'Grey it out without saying why.' },
  ],
  synonyms: ['subscribe', 'watch', 'favourite', 'bookmark', 'unfollow', 'toggle'],
  related: ['Button', 'ProductHeader', 'FollowerTable'],
};
