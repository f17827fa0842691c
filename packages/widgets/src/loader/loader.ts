import type { Card, Chunk, Payload } from '../shared/payload';
import { buildTree } from './build-tree';
import { each } from './each';

/** What a page may call. */
export interface Millrace {
  /** Looks for `[data-millrace]` elements that were added since; custom elements announce themselves. */
  scan(): void;
}

declare global {
  interface Window {
    millrace?: Millrace;
  }
}

// The build sets these.
/** The version that loader, fragments and chunks share. */
declare const VERSION: string;
/** By name of an element: the integrity of its interactive view. */
declare const INTEGRITY: Readonly<Record<string, string>>;
/** Height that is kept free until a card arrives, in px: every card has it, at every width. */
declare const HEIGHT_PX: number;
/** Most cards of one request. */
declare const BATCH_MAX: number;

/** An entry of the observer, which observes elements of HTML only. */
type Entry = IntersectionObserverEntry & { target: HTMLElement };

/** Options that inherit nothing, as a page may have polluted `Object.prototype`. */
type Bare<T> = T & { __proto__: null };

// The snippet is pasted once for each card, the script with it; one copy works.
if (!window.millrace?.scan) {
  const base = new URL(`/embed/v1/${VERSION}/`, (document.currentScript as HTMLScriptElement).src);
  const sheets: Record<string, CSSStyleSheet> = {};
  let failures = 0;
  // Optional: what is painted in the fallback face keeps it, so that nothing moves.
  const face = new FontFace('Millrace', `url(${base}font.woff2)`, {
    __proto__: null,
    weight: '100 900',
    stretch: '62% 125%',
    display: 'optional',
  } as Bare<FontFaceDescriptors>);
  document.fonts.add(face);

  const fill = (root: ShadowRoot, css: string, node: Node): void => {
    // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
    if (!sheets[css]) (sheets[css] = new CSSStyleSheet()).replaceSync(css);
    root.adoptedStyleSheets.push(sheets[css]);
    root.replaceChildren(node);
  };

  const nameOf = (host: HTMLElement) => host.dataset.millrace || host.localName.slice(9);

  const paint = (host: HTMLElement, card: Card, css: string): void => {
    const nodes = buildTree(card[0]);
    // A page that names no scheme is light, but pictures in it would follow the reader's system. Asked only now, when
    // the page has its styles.
    if (getComputedStyle(host).colorScheme === 'normal') host.style.colorScheme = 'light';
    const hold = async (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (button)
        try {
          // Further clicks are nobody's until the view is there, so that a double click is one.
          nodes.onclick = null;
          const link = document.createElement('link');
          // A module that was preloaded with its integrity is the one that import() runs.
          await new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = reject;
            setTimeout(reject, 5e3);
            link.rel = 'modulepreload';
            link.integrity = INTEGRITY[nameOf(host)] as string;
            // Browsers remember a failure by its address.
            link.href = `${base}${nameOf(host)}.js?${failures}`;
            document.head.append(link);
          });
          const chunk: Chunk = await import(link.href);
          chunk.hydrate(host, card[1]);
          button.click();
        } catch {
          failures++;
          nodes.onclick = hold;
          (nodes.querySelector('a') as HTMLElement).click();
        }
    };
    nodes.onclick = hold;
    fill(host.shadowRoot as ShadowRoot, css, nodes);
  };

  const observer = new IntersectionObserver(
    async (entries) => {
      const hosts: Record<string, HTMLElement[]> = {};
      each(entries as Entry[], ({ isIntersecting, target }) => {
        if (isIntersecting) {
          observer.unobserve(target);
          // From the cache it is there before the card is.
          face.load().catch(String);
          const lang = target.closest<HTMLElement>('[lang]')?.lang;
          // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
          (hosts[`${nameOf(target)}.${target.dataset.id}.${lang}`] ||= []).push(target);
        }
      });
      const keys = Object.keys(hosts).sort();
      while (keys.length)
        try {
          const batch = keys.splice(0, BATCH_MAX);
          // Without options, which would be read from a polluted prototype.
          const answer = await fetch(`${base}fragments?${batch}`);
          const payload: Payload = await answer.json();
          each(batch, (key, at) =>
            each(hosts[key] as HTMLElement[], (host) => {
              try {
                paint(host, payload[at + 1] as Card, payload[0]);
              } catch {
                // The fallback stays.
              }
            }),
          );
        } catch {
          // All fallbacks of the batch stay.
        }
    },
    { __proto__: null, rootMargin: '800px' } as Bare<IntersectionObserverInit>,
  );

  const attach = (host: HTMLElement): void => {
    try {
      fill(
        host.attachShadow({ __proto__: null, mode: 'open' } as Bare<ShadowRootInit>),
        `:host{display:block;min-height:${HEIGHT_PX}px}`,
        document.createElement('slot'),
      );
      observer.observe(host);
    } catch {
      // It has a shadow root already, or cannot have one.
    }
  };

  each(Object.keys(INTEGRITY), (name) =>
    customElements.define(
      `millrace-${name}`,
      class extends HTMLElement {
        connectedCallback() {
          attach(this);
        }
      },
    ),
  );
  const scan = () => each(document.querySelectorAll<HTMLElement>('[data-millrace]'), attach);
  addEventListener('DOMContentLoaded', scan);
  window.millrace = { scan };
}
window.millrace.scan();
