import { type Html, html } from './html';
import { type Product, slugOf } from './products';

/** What Millrace's guide has an editor paste, in either of its forms, with the attributes that it offers. */
export interface Snippet {
  widget: 'product' | 'value-chain';
  product: Product;
  form: 'element' | 'block';
  theme?: 'light' | 'dark';
  /** Class of the host's own style sheet. */
  className?: string;
}

/**
 * The fallback is a link, and a drawing that holds the card's place until it comes. The drawing is inline, so that no
 * style for images reaches it.
 */
export function snippet({ widget, product, form, theme, className }: Snippet, millrace: string): Html {
  const href = `${millrace}/product/${slugOf(product)}/${product.id}`;
  const plate = `${millrace}/art/v1/${product.sector}/plate/${slugOf(product)}.svg`;
  const title = widget === 'product' ? product.name : `Value chain of ${product.name}`;
  const fallback = html`<a href="${href}">${title} on Millrace<svg width="100%" height="380" aria-hidden="true"><image href="${plate}" width="100%" height="100%"/></svg></a>`;
  const themed = theme ? html` data-theme="${theme}"` : html``;
  const classed = className ? html` class="${className}"` : html``;
  const card =
    form === 'element'
      ? {
          markup: `<millrace-${widget}${html` data-id="${product.id}"${themed}${classed}`.markup}>${fallback.markup}</millrace-${widget}>`,
        }
      : html`<div data-millrace="${widget}" data-id="${product.id}"${themed}${classed}>${fallback}</div>`;
  return html`${card}
<script async src="${millrace}/embed/v1/millrace.js"></script>`;
}
