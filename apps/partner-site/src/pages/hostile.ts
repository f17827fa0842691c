import { type Html, html } from '../html';
import { product } from '../products';
import { type Snippet, snippet } from '../snippets';
import { company, event, opticalFiber } from '../things';
import { page } from './layout';

/** A page that has replaced what scripts rely on, and resets every style. */
export function hostilePage(millrace: string): string {
  return page({
    title: 'Everything reset | Glass & Fibre Monthly',
    styles: ['hostile.css'],
    scripts: ['hostile.js'],
    body: html`<main>
<h1>Everything reset</h1>
${everyWidget(millrace)}
<p>Nothing of this page reaches into the cards, and nothing of theirs reaches out.</p>
</main>`,
  });
}

/** Every widget once. */
function everyWidget(millrace: string): Html {
  const preform = product('preform-silica-glass');
  const one = (wanted: Pick<Snippet, 'widget'> & Partial<Snippet>) =>
    html`<div>${snippet({ product: preform, form: 'element', ...wanted }, millrace)}</div>
`;
  return html`${one({ widget: 'product' })}${one({ widget: 'value-chain', form: 'block' })}${one({ widget: 'suppliers' })}${one({ widget: 'follow' })}${one({ widget: 'feed', form: 'block' })}${one({ widget: 'quote' })}${one({ widget: 'company', about: company })}${one({ widget: 'event', form: 'block', about: event })}${one({ widget: 'events', about: opticalFiber })}`;
}
