/*
 * What the suite does beyond painting, for pages with scripts of their own: it tells them what happens, and follows
 * attributes that change. The loader of an article is built without it.
 */
import { type Bare, type Entry, each } from './each';

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

const nameOf = (host: HTMLElement) => host.dataset.millrace || host.localName.slice(9);

/** Dispatches `millrace:…` on an element. @returns Whether the page lets it take its course. */
export const tell = (host: HTMLElement, name: string, about?: string | null): boolean =>
  host.dispatchEvent(
    new CustomEvent(`millrace:${name}`, {
      __proto__: null,
      bubbles: true,
      cancelable: true,
      detail: { element: nameOf(host), id: host.dataset.id, [name === 'click' ? 'href' : 'reason']: about },
    } as Bare<CustomEventInit>),
  );

/** Brings the interactive view before anything is pressed, once. A browser remembers what failed by its address. */
export const bringView = (href: string, integrity: string, onFailure: () => void): void => {
  const link = document.createElement('link');
  link.onerror = onFailure;
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

/** Takes away what an earlier card has brought, and lets the page know of presses on the one that comes. */
export const beforePaint = (host: HTMLElement, nodes: HTMLElement | SVGElement): void => {
  const root = host.shadowRoot as ShadowRoot;
  // The first sheet keeps the room.
  root.adoptedStyleSheets.length = 1;
  nodes.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
      // A press that was held is told once, and not again when it is replayed.
      if (pressed && event.isTrusted && !tell(host, 'click', pressed.href || null)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
};

/** The height to keep free, in px. */
export const roomOf = (host: HTMLElement): number => {
  const { height, rows } = host.dataset;
  if (LOW.includes(` ${nameOf(host)} `)) return Number(height) || LOW_PX;
  const shown = Math.min(Number(rows), ROWS_MAX[nameOf(host)] as number);
  // No number where no rows are wished, or there are none.
  return Number(height) || Math.max(HEIGHT_PX, shown * ROW_PX + LIST_PX) || HEIGHT_PX;
};

/** Has a card painted anew when one of the attributes changes that it is made of. */
export const watch = (host: HTMLElement, near: IntersectionObserver): void =>
  new MutationObserver((entries) =>
    each(entries as unknown as Entry[], ({ target }) => near.observe(target)),
  ).observe(host, {
    __proto__: null,
    attributeFilter: ['data-id', 'lang', 'data-rows', 'data-part', 'data-rel'],
  } as Bare<MutationObserverInit>);
