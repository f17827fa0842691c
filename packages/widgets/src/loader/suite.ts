/*
 * What the suite does beyond painting, for pages with scripts of their own: it tells them what happens, and follows
 * attributes that change. The loader of an article is built without it.
 */
import type { Told } from '../shared/told';
import { type Bare, type Entry, each } from './each';
import { fragmentKey } from './fragment-key';

// The build sets these.
/** Height of a card in px, of a row of a list, of a list without any, and of what is a line high. */
declare const HEIGHT_PX: number;
declare const ROW_PX: number;
declare const LIST_PX: number;
declare const LOW_PX: number;
/** How many rows a list shows at most, by its name. */
declare const ROWS_MAX: Readonly<Record<string, number>>;
/** Names of what is a line high, each between spaces. */
declare const LOW: string;

const widgetName = (host: HTMLElement) => host.dataset.millrace || host.localName.slice(9);

/** Puts a sheet and a node into a shadow root. */
type Fill = (root: ShadowRoot, css: string, node: Node) => void;

/**
 * Dispatches `millrace:…` on an element. What became of its card is left there for who listens only later.
 *
 * @param id What it is about; default what its attribute says now.
 * @returns Whether the page lets it take its course.
 */
export const tell = (
  host: HTMLElement & Told,
  name: string,
  about?: string | null,
  id = host.dataset.id,
): boolean => {
  const isPress = name === 'click';
  const event = new CustomEvent(`millrace:${name}`, {
    __proto__: null,
    bubbles: true,
    cancelable: true,
    detail: { element: widgetName(host), id, [isPress ? 'href' : 'reason']: about },
  } as Bare<CustomEventInit>);
  if (!isPress) host.millraceTold = event;
  return host.dispatchEvent(event);
};

/** Brings the interactive view before anything is pressed, once. A browser remembers what failed by its address. */
export const bringView = (href: string, integrity: string, onFailure: () => void): void => {
  const link = document.createElement('link');
  link.onerror = onFailure;
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

/** Takes away what an earlier card has brought, but for the room that is kept, by the attributes as they are now. */
const renew = (host: HTMLElement, node: Node, fill: Fill): void => {
  const root = host.shadowRoot as ShadowRoot;
  root.adoptedStyleSheets.length = 0;
  fill(root, roomSheet(host), node);
};

/** Shows the fallback where no card can be had, were it instead of an earlier one, and tells the page. */
export const fail = (host: HTMLElement, key: string, reason: string, fill: Fill): void => {
  // What is asked for since will say for itself.
  if (fragmentKey(host) !== key) return;
  renew(host, document.createElement('slot'), fill);
  tell(host, 'error', reason);
};

/** Takes away what an earlier card has brought, and lets the page know of presses on the one that comes. */
export const beforePaint = (host: HTMLElement, nodes: HTMLElement, fill: Fill): void => {
  const { id } = host.dataset;
  renew(host, nodes, fill);
  nodes.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
      // A press that was held is told once, and not again when it is replayed.
      if (pressed && event.isTrusted && !tell(host, 'click', pressed.href || null, id)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
};

/** Keeps free the height that a card will take, also where the page resets the element itself. */
export const roomSheet = (host: HTMLElement): string =>
  `:host,slot{display:block;min-height:${reservedHeightPx(host)}px}`;

/** In px. */
const reservedHeightPx = (host: HTMLElement): number => {
  const { rows } = host.dataset;
  // Whoever writes a unit means px as well.
  const height = Number.parseInt(host.dataset.height as string, 10);
  if (LOW.includes(` ${widgetName(host)} `)) return height || LOW_PX;
  // Of a value chain levels have rows, and nothing else has.
  const hasRows = widgetName(host) !== 'value-chain' || /^\d$/.test(host.dataset.part as string);
  const shown = Math.min(hasRows ? Number(rows) : 0, ROWS_MAX[widgetName(host)] as number);
  // No number where no rows are wished, or there are none.
  return height || Math.max(HEIGHT_PX, shown * ROW_PX + LIST_PX) || HEIGHT_PX;
};

/** Has a card painted anew when one of the attributes changes that it is made of. */
export const watch = (host: HTMLElement, near: IntersectionObserver): void =>
  new MutationObserver((entries) =>
    each(entries as unknown as Entry[], ({ target }) => near.observe(target)),
  ).observe(host, {
    __proto__: null,
    attributeFilter: ['data-id', 'lang', 'data-rows', 'data-part', 'data-rel', 'data-height'],
  } as Bare<MutationObserverInit>);
