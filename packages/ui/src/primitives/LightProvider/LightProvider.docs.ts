import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What the light views need and no more: texts, the address of art, the host’s links.',
  whenToUse: ['Around views of the entries `light` and `cards`, as in a widget.'],
  whenNotToUse: ['An application: `UiProvider`, which includes it.'],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: ['It renders nothing of its own.'],
  doAndDont: [
    {
      do: 'Pass texts that were formatted on the server, of the shape of `Messages`.',
      dont: 'Pass a whole catalogue where a page shows three texts.',
    },
    { do: 'Set `artBaseUrl` or `drawArt` where views show drawings.', dont: 'Rely on `/art/…` of the page.' },
  ],
  synonyms: ['context', 'widget', 'embed', 'messages'],
  related: ['UiProvider', 'ProductCard'],
};
