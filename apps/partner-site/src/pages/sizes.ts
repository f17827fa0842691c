import { type Html, html } from '../html';
import { product } from '../products';
import { type Snippet, snippet } from '../snippets';
import { company, event, opticalFiber } from '../things';
import { journal, page } from './layout';

const WIDTHS = [180, 300, 360, 680, 960] as const;

/** Widgets in every layout, in columns of several widths. */
export function sizesPage(millrace: string): string {
  const preform = product('preform-silica-glass');
  const wanted: (Pick<Snippet, 'widget'> & Partial<Snippet>)[] = [
    { widget: 'product', layout: 'compact' },
    { widget: 'suppliers', layout: 'compact' },
    { widget: 'product', layout: 'strip' },
    { widget: 'company', layout: 'strip', about: company },
    { widget: 'event', layout: 'compact', about: event },
    { widget: 'suppliers', layout: 'strip' },
    { widget: 'suppliers', rows: 2 },
    { widget: 'events', rows: 3, about: opticalFiber },
    { widget: 'product', height: 320 },
    { widget: 'value-chain' },
  ];
  const column = (width: number): Html =>
    html`<section class="width-${String(width)}"><h2>${String(width)} px</h2>
${wanted.map(
  (one) => html`<div>${snippet({ product: preform, form: 'element', ...one }, millrace)}</div>
`,
)}</section>`;
  return page({
    title: 'Sizes | Glass & Fibre Monthly',
    styles: ['journal.css', 'sizes.css'],
    body: journal('Process', html`<main class="sizes"><h1>Sizes</h1>${WIDTHS.map(column)}</main>`),
  });
}
