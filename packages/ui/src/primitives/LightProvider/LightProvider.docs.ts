import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The minimum that light views need: texts, the art URL, the host’s links.',
  whenToUse: ['Around views of the entries `light` and `cards`, as in a widget.'],
  whenNotToUse: ['An application: `UiProvider`, which includes it.'],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: ['It renders nothing itself.'],
  doAndDont: [
    {
      do: 'Pass texts that were formatted on the server, in the format of `Messages`.',
      dont: 'Pass a whole catalogue if a page shows three texts.',
    },
    {
      do: 'Set `artBaseUrl` or `drawArt` if views show illustrations.',
      dont: 'Rely on the page’s `/art/…`.',
    },
  ],
  synonyms: ['context', 'widget', 'embed', 'messages'],
  related: ['UiProvider', 'ProductCard'],
};
