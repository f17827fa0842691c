import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product summary for pages about something else, with the same height at every width.',
  whenToUse: ['Embedded on another site, as a widget.', 'In a list of products that aren’t compared.'],
  whenNotToUse: ['Products are compared: `Table`.', 'The page is about the product: `ProductHeader`.'],
  anatomy: [
    {
      component: 'ProductCard',
      what: 'The container for its layout; on narrow widths the picture moves to the top.',
    },
    { component: 'CardFoot', what: 'The brand, and the link to the product.' },
  ],
  states: [
    { state: 'following', what: 'On the button: it reads Following.' },
    { state: 'without a sector', what: 'A neutral band, with the same height.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Follows on the button; Enter opens the product on its name.' },
  ],
  accessibility: [
    'The name is a heading of level 3 with a link; three figures are a description list.',
    'Part of the entry `cards`: needs neither react-aria nor a stylesheet of the host.',
  ],
  doAndDont: [
    { do: 'Reserve its height, 392 px, before it loads.', dont: 'Let the host’s page shift when it loads.' },
    { do: 'Build the product with `cardProduct`.', dont: 'Pass a product whose picture needs a cookie.' },
  ],
  synonyms: ['card', 'tile', 'teaser', 'embed', 'widget'],
  related: ['ValueChainCard', 'CardFoot', 'FollowControl'],
};
