import type { Chunk } from '../shared/payload';
import { buildCardKey } from './build-card-key';
import { type Bare, type Entry, each } from './each';
import { roomRule } from './room-rule';
import { beforePaint, bringView, fail, roomSheet, tell, watch } from './suite';

/** API for the embedding page. */
export interface Millrace {
  /** Version of this script; suite only. */
  readonly version?: string;
  /** Finds `[data-millrace]` elements added since the last scan; custom elements register themselves. */
  scan(): void;
  /** Preloads the interactive view, which is otherwise loaded on the first click; suite only. */
  preload?(): void;
}

declare global {
  interface Window {
    millrace?: Millrace;
  }
}

/** The page's global; shorter than `window.millrace`. */
declare const millrace: Millrace;

// The build sets these.
/** Version shared by loader, cards and interactive view. */
declare const VERSION: string;
/** Integrity hash of the interactive view. */
declare const INTEGRITY: string;
/** Names of the elements, separated by spaces. */
declare const NAMES: string;
/** Heights in px reserved until a card arrives, at every width: of a card, of a list without its rows, and of a row. */
declare const HEIGHT_PX: number;
declare const LIST_PX: number;
declare const ROW_PX: number;
/** Heights of the lower layouts in px, by name. */
declare const LAYOUTS_PX: Readonly<Record<string, number>>;
/** True if this is the suite: it also dispatches events, and observes attributes. */
declare const SUITE: boolean;

/** Code points of each font file beyond the first, which has Latin-1; text that needs none of them loads no file. */
const FACE_RANGES = ['U+0-FFFF', 'U+100-2FF,U+1E00-1E9F', 'U+300-329,U+1EA0-1EF9'];

// The script may be on the page once per card; one copy runs.
if (!window.millrace?.scan) {
  const script = document.currentScript as HTMLScriptElement;
  const base = new URL(`/embed/v1/${VERSION}/`, script.src);
  const sheets: Record<string, CSSStyleSheet> = {};
  let failures = 0;
  let faces = 0;

  const fill = (root: ShadowRoot, css: string, node: Node): void => {
    // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
    if (!sheets[css]) (sheets[css] = new CSSStyleSheet()).replaceSync(css);
    root.adoptedStyleSheets.push(sheets[css]);
    root.replaceChildren(node);
  };

  /** @param nodes The card, whose nodes are moved. */
  const paint = (host: HTMLElement, nodes: HTMLElement, css: string): void => {
    const key = SUITE ? buildCardKey(host) : undefined;
    const hold = async (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (button)
        try {
          const link = document.createElement('link');
          // Ignore further clicks until the view is loaded, so that a double click counts once.
          nodes.onclick = null;
          // `import()` reuses the module that was preloaded with integrity.
          await new Promise((resolve, reject) => {
            link.onload = resolve;
            // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
            setTimeout((link.onerror = reject), 5e3);
            link.rel = 'modulepreload';
            link.integrity = INTEGRITY;
            // Browsers cache a failed import by its address.
            // biome-ignore lint/style/useTemplate: this script is counted in bytes
            link.href = base + 'live.js?' + failures;
            document.head.append(link);
          });
          const chunk: Chunk = await import(link.href);
          // Unless the card was replaced meanwhile; the new one handles its own clicks.
          if (!SUITE || nodes.parentNode) {
            if (SUITE) chunk.hydrate(host, key);
            else chunk.hydrate(host);
            button.click();
          }
        } catch {
          failures++;
          nodes.onclick = hold;
          // Do not follow its link either.
          if (!SUITE || nodes.parentNode) (nodes.querySelector('a') as HTMLElement).click();
        }
    };
    nodes.onclick = hold;
    if (SUITE) beforePaint(host, nodes, fill);
    fill(host.shadowRoot as ShadowRoot, css, nodes);
    if (SUITE) tell(host, 'ready');
  };

  const ask = (hosts: readonly HTMLElement[], keys: readonly string[]): void => {
    const request = new XMLHttpRequest();
    request[SUITE ? 'onloadend' : 'onload'] = () => {
      const schemes: string[] = [];
      let css: string | undefined;
      try {
        // A page without `color-scheme` is light, but pictures would follow the system. Read only now, when the page
        // has its styles, and for pictures only, as a scheme that is set later reaches the card. All are read before
        // the first is painted, to avoid a style recalculation for each.
        each(hosts, (host, at) => {
          schemes[at] = getComputedStyle(host).colorScheme === 'normal' ? 'img{color-scheme:light}' : '';
        });
        each((request.response as Document).querySelectorAll<HTMLElement>('m>*'), (card, at) => {
          const host = hosts[at - 1] as HTMLElement;
          if (!at) css = card.textContent;
          else if (card.title) {
            // Keep the fallback. A note explains why there is no card, or that the version is deprecated.
            if (SUITE && host) fail(host, keys[at - 1] as string, card.title, fill);
            // biome-ignore lint/suspicious/noConsole: whoever keeps the page looks there
            console.warn(card.textContent);
          }
          // If its attributes changed meanwhile, a later response is painted instead.
          else if (!SUITE || buildCardKey(host) === keys[at - 1])
            try {
              paint(host, card, (css as string) + schemes[at - 1]);
            } catch {
              // Keep its fallback and continue.
              if (SUITE) fail(host, keys[at - 1] as string, 'unavailable', fill);
            }
        });
      } catch {
        // Keep all fallbacks.
      }
      // An error response has no style sheet.
      if (SUITE && css === undefined)
        each(hosts, (host, at) => fail(host, keys[at] as string, 'unavailable', fill));
    };
    request.open('GET', `${base}cards?${keys}`);
    // Parsed by the browser into a separate document: no innerHTML sink, which Trusted Types may block.
    request.responseType = 'document';
    request.send();
  };

  /**
   * Adds the font: a face for text and one for headings, figures and buttons. Browsers load a file once a card needs
   * it; those of a Latin card are loaded at once, unless the page sets its own font. From the cache they arrive before
   * the card, and `font-display: optional` avoids a layout shift by a late one.
   */
  const addFaces = (
    host: HTMLElement,
    own = host.dataset.font || getComputedStyle(host).getPropertyValue('--mr-font'),
  ): void =>
    each(FACE_RANGES, (unicodeRange, at) =>
      each(['regular', 'bold'], (name, isBold) => {
        const face = new FontFace('Millrace', `url(${base + name + at}.woff2)`, {
          __proto__: null,
          display: 'optional',
          stretch: '50% 200%',
          unicodeRange,
          weight: isBold ? '501 1000' : '1 500',
        } as Bare<FontFaceDescriptors>);
        document.fonts.add(face);
        if (!(at || own)) face.load().catch(String);
      }),
    );

  const near = new IntersectionObserver(
    (entries) => {
      const hosts: HTMLElement[] = [];
      const keys: string[] = [];
      each(entries as unknown as Entry[], (entry) => {
        if (entry.isIntersecting) {
          near.unobserve(entry.target);
          // Keys beyond the URL limit are observed again in the next frame.
          if (SUITE && keys[99]) near.observe(entry.target);
          else {
            hosts.push(entry.target);
            keys.push(buildCardKey(entry.target));
          }
        }
      });
      if (keys[0]) {
        ask(hosts, keys);
        if (!faces++) addFaces(hosts[0] as HTMLElement);
      }
    },
    { __proto__: null, rootMargin: '800px' } as Bare<IntersectionObserverInit>,
  );

  let waiting: HTMLElement[] = [];

  const attach = (host: HTMLElement): void => {
    const { height, layout, rows, consent } = host.dataset;
    // Nothing is requested until the page removes the attribute and scans again.
    if (consent !== undefined) return void waiting.push(host);
    try {
      fill(
        host.attachShadow({ __proto__: null, mode: 'open' } as Bare<ShadowRootInit>),
        SUITE
          ? roomSheet(host)
          : roomRule(
              (height as unknown as number) | 0 ||
                LAYOUTS_PX[layout as string] ||
                ((rows as unknown as number) > 0
                  ? LIST_PX + (rows as unknown as number) * ROW_PX
                  : HEIGHT_PX),
            ),
        document.createElement('slot'),
      );
      near.observe(host);
      if (SUITE) watch(host, near);
    } catch {
      // It has a shadow root already, or cannot have one.
    }
  };

  // The report for the publisher: at once without a value, else for addresses that end in the value.
  // biome-ignore lint/style/useTemplate: this script is counted in bytes
  if (script.dataset.millraceDebug === location.hash) import(base + 'debug.js');

  each(NAMES.split(' '), (name) =>
    customElements.define(
      `millrace-${name}`,
      class extends HTMLElement {
        connectedCallback() {
          attach(this);
        }
      },
    ),
  );
  window.millrace = {
    scan() {
      const again = waiting;
      waiting = [];
      each(again, attach);
      each(document.querySelectorAll<HTMLElement>('[data-millrace]'), attach);
    },
    ...(SUITE && {
      version: VERSION,
      preload: () => bringView(`${base}live.js?${failures}`, INTEGRITY, () => failures++),
    }),
  };
  addEventListener('DOMContentLoaded', millrace.scan);
}
millrace.scan();
