import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One thing in brief, for pages that are not about it: picture, name, three figures and one deed.',
  whenToUse: ['A company or an event embedded on another site, as a widget.'],
  whenNotToUse: ['It is a product: `ProductCard`.', 'Several are listed: `ListCard`.'],
  anatomy: [
    { component: 'BriefCard', what: 'The place that it answers to; narrow ones set the picture above.' },
    { component: 'CardAction', what: 'The one deed.' },
    { component: 'CardFoot', what: 'Whose it is, and the way there.' },
  ],
  states: [{ state: 'without a sector', what: 'Neutral band, and as high as with one.' }],
  keyboard: [{ keys: ['Enter'], does: 'Opens its page, on the name or the foot.' }],
  accessibility: [
    'The name is a heading of level 3 with a link; the figures are a description list.',
    'It needs neither react-aria nor a stylesheet of the host: it is part of the entry `cards`.',
  ],
  doAndDont: [
    { do: 'Keep its height, 392 px, free before it is there.', dont: 'Let the host’s page jump.' },
    { do: 'Give figures as they are to be read.', dont: 'Give more than three.' },
  ],
  synonyms: ['card', 'tile', 'teaser', 'embed', 'widget', 'company card', 'event card'],
  related: ['ProductCard', 'ListCard', 'CardAction', 'CardFoot'],
};
