import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The last line of a card that stands on somebody else’s page: whose it is, and the way there.',
  whenToUse: ['At the foot of every card that other sites embed.'],
  whenNotToUse: ['On a page of our own, where the masthead says whose it is: `Masthead`.'],
  anatomy: [{ component: 'CardFoot', what: 'The link: mark, name, and where it leads.' }],
  states: [{ state: 'hover', what: 'The words turn to the accent; the whole line is the target.' }],
  keyboard: [{ keys: ['Enter'], does: 'Goes to the page.' }],
  accessibility: ['Mark and name are one link with the words that follow: “Millrace Product page”.'],
  doAndDont: [
    { do: 'Say where it leads: “Product page”.', dont: 'Write “Powered by”.' },
    { do: 'Keep the mark at 22 px.', dont: 'Add a second logo to the card.' },
  ],
  synonyms: ['attribution', 'footer', 'embed', 'branding', 'widget footer'],
  related: ['ProductCard', 'ValueChainCard', 'Logo'],
};
