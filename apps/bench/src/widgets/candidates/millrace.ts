import type { Candidate } from './candidate';

const ELEMENTS = ['product', 'company', 'event', 'suppliers', 'value-chain'] as const;

/** Our widgets, as in the documented snippets: with a fallback link until the card is painted. */
export const ourWidgets: readonly Candidate[] = ELEMENTS.map((element) => ({
  name: `Millrace ${element}`,
  body: (ids) =>
    `${ids.map((id) => `<millrace-${element} data-id="${id}"><a href="/product/x/${id}">Preform silica glass on Millrace<svg width="100%" height="380" aria-hidden="true"><image href="/picture.svg" width="100%" height="100%"/></svg></a></millrace-${element}>`).join('')}<script async src="/embed/v1/millrace.js"></script>`,
  painted: [`millrace-${element}`, 'article,section'],
}));
