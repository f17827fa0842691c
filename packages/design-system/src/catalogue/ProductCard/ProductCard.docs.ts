import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product in brief, for pages that are not about it; as high at every width.',
  whenToUse: ['Embedded on another site, as a widget.', 'In a list of products that are not compared.'],
  whenNotToUse: ['Products are compared: `Table`.', 'The page is about the product: `ProductHeader`.'],
  anatomy: [
    { component: 'ProductCard', what: 'The place that it answers to; narrow ones set the picture above.' },
    { component: 'CardFoot', what: 'Whose it is, and the way to the product.' },
  ],
  states: [
    { state: 'following', what: 'On the button: it reads Following.' },
    { state: 'without a sector', what: 'Neutral band, and as high as with one.' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Follows on the button; Enter opens the product on its name.' },
  ],
  accessibility: [
    'The name is a heading of level 3 with a link; three figures are a description list.',
    'It needs neither react-aria nor a stylesheet of the host: it is part of the entry `cards`.',
  ],
  doAndDont: [
    { do: 'Keep its height, 392 px, free before it is there.', dont: 'Let the host’s page jump.' },
    { do: 'Build the product with `cardProduct`.', dont: 'Pass a product whose picture needs a cookie.' },
  ],
  synonyms: ['card', 'tile', 'teaser', 'embed', 'widget'],
  related: ['ValueChainCard', 'CardFoot', 'FollowControl'],
};
