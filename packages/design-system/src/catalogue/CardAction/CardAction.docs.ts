import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The one deed that a card for other people’s pages offers: a button, or a link to where it is done.',
  whenToUse: ['On a card that other sites embed.', 'Alone, as a widget of one button.'],
  whenNotToUse: ['On a page of our own: `Button`, or `FollowControl`.'],
  anatomy: [{ component: 'CardAction', what: 'The button or link, one line high.' }],
  states: [
    { state: 'hover', what: 'A darker ground.' },
    { state: 'pressed', what: 'Outlined in the accent: it is switched on.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Does it; a link opens a new tab with Enter.' }],
  accessibility: [
    'A link that opens a new tab cannot be followed back by the browser, so the reader’s page stays where it is.',
    'It needs neither react-aria nor a stylesheet of the host: it is part of the entry `cards`.',
  ],
  doAndDont: [
    { do: 'Name what it is done to, where it stands alone: “Follow Argon”.', dont: 'Put two on one card.' },
    { do: 'Lead elsewhere by `href`.', dont: 'Call `open` in `onPress`.' },
  ],
  synonyms: ['button', 'call to action', 'embed', 'widget', 'follow'],
  related: ['BriefCard', 'ProductCard', 'Button', 'FollowControl'],
};
