import { html } from '../html';
import { product, slugOf } from '../products';
import { type Snippet, snippet } from '../snippets';
import { journal, page } from './layout';

/** Things of the demonstration beside products; their ids are the same in every installation. */
const company = {
  id: '0c318b67-1c2c-5fe7-9b6c-0908e2291d1f',
  path: '/company/kvarnholm-silica/0c318b67-1c2c-5fe7-9b6c-0908e2291d1f',
  title: 'Kvarnholm Silica',
};
const event = {
  id: '86275098-68be-5a6b-baaf-dc3118201fa5',
  path: '/events/86275098-68be-5a6b-baaf-dc3118201fa5',
  title: 'Preform & Draw Forum',
};

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
<section>${about({ widget: 'events', about: { id: 'optical-fiber', path: '/event-list', title: 'Events about optical fiber' } })}</section>
<section>${about({ widget: 'feed', form: 'block', rows: 7, about: { id: preform.id, path: feedPath, title: `Posts about ${preform.name}` } })}</section>
<section>${about({ widget: 'value-chain', part: '2' })}</section>
<p>All of it from ${slugOf(preform)}.</p>
</main>`,
    ),
  });
}
