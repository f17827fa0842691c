/* Features of the suite beyond painting: events, and observed attributes. The plain loader is built without them. */
import type { CardStatus } from '../shared/card-status';
import { buildCardKey } from './build-card-key';
import { type Bare, type Entry, each } from './each';
import { roomRule } from './room-rule';

// The build sets these.
/** Heights in px: of a card, of a row of a list, of a list without rows, and of a one-line element. */
declare const HEIGHT_PX: number;
declare const ROW_PX: number;
declare const LIST_PX: number;
declare const LOW_PX: number;
/** Heights of the lower layouts in px, by name. */
declare const LAYOUTS_PX: Readonly<Record<string, number>>;
/** Maximum number of rows of each list, by name. */
declare const ROWS_MAX: Readonly<Record<string, number>>;
/** Names of one-line elements, each between spaces. */
declare const LOW: string;

const widgetName = (host: HTMLElement) => host.dataset.millrace || host.localName.slice(9);

/** Puts a style sheet and a node into a shadow root. */
type Fill = (root: ShadowRoot, css: string, node: Node) => void;

/**
 * Dispatches `millrace:…` on an element, and stores the card's status for listeners that come later.
 *
 * @param id Id of the subject; default the attribute's current value.
 * @returns False if the page prevented the default action.
 */
export const tell = (
  host: HTMLElement & CardStatus,
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
  if (!isPress) host.cardStatus = event;
  return host.dispatchEvent(event);
};

/** Preloads the interactive view, once. Browsers cache a failed import by its address. */
export const bringView = (href: string, integrity: string, onFailure: () => void): void => {
  const link = document.createElement('link');
  link.onerror = onFailure;
  link.rel = 'modulepreload';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
};

/** Clears an earlier card and keeps the reserved height, by the current attributes. */
const renew = (host: HTMLElement, node: Node, fill: Fill): void => {
  const root = host.shadowRoot as ShadowRoot;
  root.adoptedStyleSheets.length = 0;
  fill(root, roomSheet(host), node);
};

/** Shows the fallback when there is no card, and dispatches the error. */
export const fail = (host: HTMLElement, key: string, reason: string, fill: Fill): void => {
  // A newer request reports for itself.
  if (buildCardKey(host) !== key) return;
  renew(host, document.createElement('slot'), fill);
  tell(host, 'error', reason);
};

/** Clears an earlier card, and dispatches clicks of the next one. */
export const beforePaint = (host: HTMLElement, nodes: HTMLElement, fill: Fill): void => {
  const { id } = host.dataset;
  renew(host, nodes, fill);
  nodes.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
      // A held click is dispatched once, not again on replay.
      if (pressed && event.isTrusted && !tell(host, 'click', pressed.href || null, id)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
};

/** Reserves the card's height against layout shift, also if the page resets the element. */
export const roomSheet = (host: HTMLElement): string => roomRule(reservedHeight(host));

/** Returns the reserved height in px. */
const reservedHeight = (host: HTMLElement): number => {
  const { rows, layout } = host.dataset;
  // A unit is ignored and read as px.
  const height = Number.parseInt(host.dataset.height as string, 10);
  if (LOW.includes(` ${widgetName(host)} `)) return height || LOW_PX;
  // Only levels of a value chain have rows.
  const hasRows = widgetName(host) !== 'value-chain' || /^\d$/.test(host.dataset.part as string);
  const shown = Math.min(hasRows ? Number(rows) : 0, ROWS_MAX[widgetName(host)] as number);
  // There is no number for elements without rows, or if no rows are set.
  return height || LAYOUTS_PX[layout as string] || (shown > 0 ? shown * ROW_PX + LIST_PX : HEIGHT_PX);
};

/** Re-renders a card when one of its attributes changes. */
export const watch = (host: HTMLElement, near: IntersectionObserver): void =>
  new MutationObserver((entries) =>
    each(entries as unknown as Entry[], ({ target }) => near.observe(target)),
  ).observe(host, {
    __proto__: null,
    attributeFilter: ['data-id', 'lang', 'data-rows', 'data-part', 'data-rel', 'data-layout', 'data-height'],
  } as Bare<MutationObserverInit>);
