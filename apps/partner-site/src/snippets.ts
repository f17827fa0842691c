import { type Html, html } from './html';
import { type Product, slugOf } from './products';

/** What Millrace's guide has an editor paste, in either of its forms, with the attributes that it offers. */
export interface Snippet {
  widget:
    | 'product'
    | 'suppliers'
    | 'value-chain'
    | 'company'
    | 'event'
    | 'events'
    | 'feed'
    | 'follow'
    | 'quote';
  /** What it is about; its drawing holds the place, whatever the widget. */
  product: Product;
  /** Where the widget is about something else: its id, its address on Millrace and its title. */
  about?: { id: string; path: string; title: string };
  form: 'element' | 'block';
  theme?: 'light' | 'dark';
  /** Rows of a list. Default 5. */
  rows?: number;
  /** Default the usual one of the widget. */
  layout?: 'strip' | 'compact';
  /** In px. Default what layout and rows need. */
  height?: number;
  /** Which part of it. */
  part?: string;
  /** What the publisher sets on its links. */
  rel?: string;
  /** Class of the host's own style sheet. */
  className?: string;
  /** Which script the page runs. Default the loader. */
  script?: 'millrace' | 'suite';
}

/** Height of a card in px, of a row of a list more or less than five, of a button, and of the lower layouts. */
const CARD = 392;
const ROW = 56;
const BUTTON = 44;
const LAYOUTS = { strip: 144, compact: 56 } as const;

/** The height that a widget takes, in px. */
function heightOf({ widget, rows = 5, layout, height }: Snippet): number {
  if (widget === 'follow' || widget === 'quote') return BUTTON;
  return height ?? (layout ? LAYOUTS[layout] : CARD + (rows - 5) * ROW);
}

const titles: Partial<Record<Snippet['widget'], (name: string) => string>> = {
  suppliers: (name) => `Suppliers of ${name}`,
  'value-chain': (name) => `Value chain of ${name}`,
  events: (name) => `Events about ${name}`,
  feed: (name) => `Posts about ${name}`,
  follow: (name) => `Follow ${name}`,
  quote: (name) => `Request a quote for ${name}`,
};

/**
 * The fallback is a link, and a drawing that holds the card's place until it comes. The drawing is inline, so that no
 * style for images reaches it.
 */
export function snippet(wanted: Snippet, millrace: string): Html {
  const {
    widget,
    product,
    about,
    form,
    theme,
    rows,
    layout,
    part,
    rel,
    className,
    script = 'millrace',
  } = wanted;
  const height = heightOf(wanted);
  const href = millrace + (about?.path ?? `/product/${slugOf(product)}/${product.id}`);
  const plate = `${millrace}/art/v2/${product.sector}/plate/${slugOf(product)}.svg`;
  const title = about?.title ?? titles[widget]?.(product.name) ?? product.name;
  // Beside a button no drawing has room; what keeps its height has no width.
  const drawing =
    height === BUTTON
      ? html`<svg width="0" height="${String(BUTTON)}" aria-hidden="true"></svg>`
      : html`<svg width="100%" height="${String(height - 12)}" aria-hidden="true"><image href="${plate}" width="100%" height="100%"/></svg>`;
  const fallback = html`<a href="${href}"${rel ? html` rel="${rel}"` : html``}>${title} on Millrace${drawing}</a>`;
  const attributes = html` data-id="${about?.id ?? product.id}"${Object.entries({
    theme,
    rows: rows === undefined ? undefined : String(rows),
    part,
    layout,
    rel,
    height: height === BUTTON || wanted.height ? String(height) : undefined,
  }).flatMap(([name, value]) =>
    value ? [{ markup: html` data-${name}="${value}"`.markup }] : [],
  )}${className ? html` class="${className}"` : html``}`;
  const card =
    form === 'element'
      ? { markup: `<millrace-${widget}${attributes.markup}>${fallback.markup}</millrace-${widget}>` }
      : html`<div data-millrace="${widget}"${attributes}>${fallback}</div>`;
  return html`${card}
<script async src="${millrace}/embed/v1/${script}.js"></script>`;
}
