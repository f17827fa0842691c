import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A brief summary for pages about something else: picture, name, three figures and one action.',
  whenToUse: ['A company or an event embedded on another site, as a widget.'],
  whenNotToUse: ['It is a product: `ProductCard`.', 'There are several: `ListCard`.'],
  anatomy: [
    {
      component: 'BriefCard',
      what: 'The container for its layout; on narrow widths the picture moves to the top.',
    },
    { component: 'CardAction', what: 'The action.' },
    { component: 'CardFoot', what: 'The brand, and the link to the page.' },
  ],
  states: [
    { state: 'without a sector', what: 'A neutral band, with the same height.' },
    { state: 'strip', what: '144 px: picture, name and action; figures from 860 px.' },
    { state: 'compact', what: '56 px: mark, name, one fact and the action on one line.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens its page, on the name or the foot.' }],
  accessibility: [
    'The article bears the name, which is a heading of level 3 with a link; the figures are a description list.',
    'Part of the entry `cards`: needs neither react-aria nor a stylesheet of the host.',
  ],
  doAndDont: [
    {
      do: 'Reserve the height of its layout before it loads.',
      dont: 'Let the host’s page shift when it loads.',
    },
    { do: 'Pass figures as they should be displayed.', dont: 'Show more than three.' },
  ],
  synonyms: ['card', 'tile', 'teaser', 'embed', 'widget', 'company card', 'event card'],
  related: ['ProductCard', 'ListCard', 'CardAction', 'CardFoot'],
};
