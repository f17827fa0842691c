import { html } from '../html';
import { product, slugOf } from '../products';
import { type Snippet, snippet } from '../snippets';
import { company, event, opticalFiber } from '../things';
import { journal, page } from './layout';

/** Every widget once, on a page whose own scripts listen to them: it runs the suite. */
export function suitePage(millrace: string): string {
  const preform = product('preform-silica-glass');
  const about = (wanted: Pick<Snippet, 'widget'> & Partial<Snippet>) =>
    snippet({ product: preform, form: 'element', script: 'suite', ...wanted }, millrace);
  const feedPath = `/networkFeed/product/${preform.id}`;
  return page({
    title: 'Everything about one preform | Glass & Fibre Monthly',
    styles: ['journal.css'],
    body: journal(
      'Markets',
      html`<main class="list">
<h1>Everything about one preform</h1>
<section>${about({ widget: 'product' })}</section>
<section>${about({ widget: 'follow' })}${about({ widget: 'quote', rel: 'sponsored' })}${about({ widget: 'follow', part: 'invite', form: 'block' })}</section>
<section>${about({ widget: 'suppliers', rows: 4, rel: 'sponsored nofollow' })}</section>
<section>${about({ widget: 'company', about: company })}</section>
<section>${about({ widget: 'event', about: event })}</section>
<section>${about({ widget: 'events', about: opticalFiber })}</section>
<section>${about({ widget: 'feed', form: 'block', rows: 7, about: { id: preform.id, path: feedPath, title: `Posts about ${preform.name}` } })}</section>
<section>${about({ widget: 'value-chain', part: '2' })}</section>
<p>All of it from ${slugOf(preform)}.</p>
</main>`,
    ),
  });
}
