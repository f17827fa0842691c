import type { Card, Chunk, Payload } from '../shared/payload';
import { buildTree } from './build-tree';
import { type Bare, type Entry, each } from './each';
import { keyOf } from './key-of';
import { beforePaint, bringView, fail, roomSheet, tell, watch } from './suite';

/** What a page may call. */
export interface Millrace {
  /** The version of this script; of the suite only. */
  readonly version?: string;
  /** Looks for `[data-millrace]` elements that were added since; custom elements announce themselves. */
  scan(): void;
  /** Fetches the interactive view ahead, which a first press would fetch; of the suite only. */
  preload?(): void;
}

declare global {
  interface Window {
    millrace?: Millrace;
  }
}

/** As the page has it; shorter than by its window. */
declare const millrace: Millrace;

// The build sets these.
/** The version that loader, fragments and interactive view share. */
declare const VERSION: string;
/** The integrity of the interactive view. */
declare const INTEGRITY: string;
/** Names of the elements, parted by spaces. */
declare const NAMES: string;
/** Height that is kept free until a card arrives, in px: every card has it, at every width. */
declare const HEIGHT_PX: number;
/** Whether this is the suite: it also tells the page what happens, and follows attributes that change. */
declare const SUITE: boolean;

// The snippet is pasted once for each card, the script with it; one copy works.
if (!window.millrace?.scan) {
  const base = new URL(`/embed/v1/${VERSION}/`, (document.currentScript as HTMLScriptElement).src);
  const sheets: Record<string, CSSStyleSheet> = {};
  let failures = 0;
  // Optional: what is painted in the fallback face keeps it, so that nothing moves.
  const face = new FontFace('Millrace', `url(${base}font.woff2)`, {
    __proto__: null,
    display: 'optional',
    stretch: '62% 125%',
    weight: '100 900',
  } as Bare<FontFaceDescriptors>);
  document.fonts.add(face);

  const fill = (root: ShadowRoot, css: string, node: Node): void => {
    // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
    if (!sheets[css]) (sheets[css] = new CSSStyleSheet()).replaceSync(css);
    root.adoptedStyleSheets.push(sheets[css]);
    root.replaceChildren(node);
  };

  const paint = (host: HTMLElement, card: Card, css: string): void => {
    const nodes = buildTree(card[0]);
    const hold = async (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (button)
        try {
          const link = document.createElement('link');
          // Further clicks are nobody's until the view is there, so that a double click is one.
          nodes.onclick = null;
          // A module that was preloaded with its integrity is the one that import() runs.
          await new Promise((resolve, reject) => {
            link.onload = resolve;
            // biome-ignore lint/suspicious/noAssignInExpressions: this script is counted in bytes
            setTimeout((link.onerror = reject), 5e3);
            link.rel = 'modulepreload';
            link.integrity = INTEGRITY;
            // Browsers remember a failure by its address.
            // biome-ignore lint/style/useTemplate: this script is counted in bytes
            link.href = base + 'live.js?' + failures;
            document.head.append(link);
          });
          const chunk: Chunk = await import(link.href);
          if (SUITE) chunk.hydrate(host, card[1], card[2]);
          else chunk.hydrate(host, card[1]);
          button.click();
        } catch {
          failures++;
          nodes.onclick = hold;
          (nodes.querySelector('a') as HTMLElement).click();
        }
    };
    nodes.onclick = hold;
    if (SUITE) {
      card[2] = keyOf(host);
      beforePaint(host, nodes, fill);
    }
    fill(
      host.shadowRoot as ShadowRoot,
      // A page that names no scheme is light, but pictures in it would follow the reader's system. Asked only now, when the
      // page has its styles, and of pictures alone: a scheme that the page names later reaches the card.
      css + (getComputedStyle(host).colorScheme === 'normal' ? 'img{color-scheme:light}' : ''),
      nodes,
    );
    if (SUITE) tell(host, 'ready');
  };

  const near = new IntersectionObserver(
    async (entries) => {
      const hosts: HTMLElement[] = [];
      const keys: string[] = [];
      each(entries as unknown as Entry[], (entry) => {
        if (entry.isIntersecting) {
          near.unobserve(entry.target);
          // More than an address has room for are told of again, at the next frame.
          if (SUITE && keys[99]) near.observe(entry.target);
          else {
            // From the cache it is there before the card is.
            face.load().catch(String);
            hosts.push(entry.target);
            keys.push(keyOf(entry.target));
          }
        }
      });
      if (keys[0])
        try {
          let css: string | undefined;
          // Without options, which would be read from a polluted prototype.
          each((await (await fetch(`${base}fragments?${keys}`)).json()) as Payload, (card, at) => {
            try {
              if (!at) css = card as string;
              // Its attributes may have changed meanwhile: then what is asked for later is painted.
              else if (!SUITE || keyOf(hosts[at - 1] as HTMLElement) === keys[at - 1])
                paint(hosts[at - 1] as HTMLElement, card as Card, css as string);
            } catch {
              // The fallback stays. What is no card says why there is none, or that this version ends.
              if (SUITE && hosts[at - 1])
                fail(
                  hosts[at - 1] as HTMLElement,
                  keys[at - 1] as string,
                  // What could not be read for now is no text.
                  (card as Partial<string>).trim ? 'missing' : 'unavailable',
                  fill,
                );
              // biome-ignore lint/suspicious/noConsole: whoever keeps the page looks there
              console.warn(card);
            }
          });
          // A refusal is no list.
          if (SUITE && css === undefined) throw TypeError();
        } catch {
          // All fallbacks of the batch stay.
          if (SUITE) each(hosts, (host, at) => fail(host, keys[at] as string, 'unavailable', fill));
        }
    },
    { __proto__: null, rootMargin: '800px' } as Bare<IntersectionObserverInit>,
  );

  const attach = (host: HTMLElement): void => {
    try {
      fill(
        host.attachShadow({ __proto__: null, mode: 'open' } as Bare<ShadowRootInit>),
        SUITE
          ? roomSheet(host)
          : `:host{display:block;min-height:${(host.dataset.height as unknown as number) | 0 || HEIGHT_PX}px}`,
        document.createElement('slot'),
      );
      near.observe(host);
      if (SUITE) watch(host, near);
    } catch {
      // It has a shadow root already, or cannot have one.
    }
  };

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
