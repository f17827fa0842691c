import { type Html, html } from '../html';
import { product } from '../products';
import { type Snippet, snippet } from '../snippets';
import { company, event, opticalFiber } from '../things';

/** What stands on the hostile page and on the blank one, to be held against each other: every widget once. */
export function sameCards(millrace: string): Html {
  const preform = product('preform-silica-glass');
  const one = (wanted: Pick<Snippet, 'widget'> & Partial<Snippet>) =>
    html`<div>${snippet({ product: preform, form: 'element', ...wanted }, millrace)}</div>
`;
  return html`${one({ widget: 'product' })}${one({ widget: 'value-chain', form: 'block' })}${one({ widget: 'suppliers' })}${one({ widget: 'follow' })}${one({ widget: 'feed', form: 'block' })}${one({ widget: 'quote' })}${one({ widget: 'company', about: company })}${one({ widget: 'event', form: 'block', about: event })}${one({ widget: 'events', about: opticalFiber })}`;
}
