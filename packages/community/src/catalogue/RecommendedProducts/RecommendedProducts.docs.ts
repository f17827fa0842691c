import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Five products that a member may want to follow.',
  whenToUse: ['In the right column of a member’s own pages.'],
  whenNotToUse: ['For guests, who follow nothing.', 'What somebody follows: `FollowedProductTable`.'],
  anatomy: [
    { component: 'RecommendedProducts', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: '“Recommended products”.' },
    { component: 'Art', what: 'The product’s picture, or its drawing.' },
  ],
  states: [
    { state: 'loading', what: 'Five rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that there is nothing to recommend.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'At most five, the nearest in the value chain first.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a product.' }],
  accessibility: [
    'An ordered list: the nearest comes first.',
    'Drawings are silent, as the name stands beside.',
  ],
  doAndDont: [
    {
      do: 'Keep the server’s order.',
      dont: 'Sort by followers: what is near would be lost among what is popular.',
    },
  ],
  synonyms: ['suggestions', 'you may like', 'related products', 'right panel'],
  related: ['MemberPanel', 'FollowedProductTable', 'ActivitySummary'],
};
