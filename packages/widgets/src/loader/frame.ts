import { EMBED_SITE_PARAMETER } from '@millrace/domain';

/*
 * Stores the framing site in the frame's address. Browsers send it as referrer with clicks and to our page, and to
 * nobody else: cross-origin requests lose the query. Only `document.referrer` is trusted: a framing page could
 * otherwise write any site there.
 */
const site = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0];
if (site !== location.origin) {
  const address = new URL(location.href);
  if (site) address.searchParams.set(EMBED_SITE_PARAMETER, site);
  else address.searchParams.delete(EMBED_SITE_PARAMETER);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame with an opaque origin cannot change its address.
  }
}

/** Origin of the embedding page, if the browser exposes it; undefined after the frame reloaded itself. */
const around = site === location.origin ? undefined : site;

/** Returns the clicked link; links of a card are in its shadow root. */
const pressedLink = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement);

/** WordPress's embed messages: a secret in the hash; heights and links go to the page, which opens them. */
const secret = /[#?&]secret=([^&]+)/.exec(location.hash)?.[1];
/** Name of this frame for iframe-resizer, and the origin of the page that gave it. */
let resizer: { id: string; origin: string } | undefined;

function postHeight(): void {
  const height = document.documentElement.offsetHeight;
  // Posts to the embedding page, or to any origin if it is unknown: a height is not confidential.
  const post = (message: unknown, origin = around ?? '*') => parent.postMessage(message, origin);
  if (secret) post({ message: 'height', value: height, secret }, '*');
  // AMP's message format, which other pages support as well.
  post({ sentinel: 'amp', type: 'embed-size', height });
  if (resizer) post(`[iFrameSizer]${resizer.id}:${height}:${innerWidth}:resize`, resizer.origin);
}

if (parent !== window) {
  new ResizeObserver(postHeight).observe(document.documentElement);
  addEventListener('message', ({ source, origin, data }) => {
    // Accepts messages only from the parent, at the origin of its referrer.
    if (source !== parent || (around && origin !== around)) return;
    const id = typeof data === 'string' ? /^\[iFrameSizer\]([^:]+):/.exec(data)?.[1] : undefined;
    if (id) {
      resizer = { id, origin: origin === 'null' ? '*' : origin };
      postHeight();
    }
  });
}

const popUp = window.open;

/** Opens one of our pages as the frame's sandbox allows: in place of the embedding page, or in a new tab. */
function openPage(url: string, target: string): Window | null {
  if (secret) {
    parent.postMessage({ message: 'link', value: url, secret }, '*');
    return window;
  }
  const opened = popUp(url, target) ?? popUp(url, target === '_top' ? '_blank' : '_top');
  if (!opened) explainSandbox();
  return opened;
}

/** Explains in the frame and on the console which sandbox flags are missing. */
function explainSandbox(): void {
  const flags = 'allow-popups allow-popups-to-escape-sandbox';
  // biome-ignore lint/suspicious/noConsole: whoever keeps the page looks there
  console.warn(`Millrace: links of this frame are blocked. Add ${flags} to its sandbox attribute.`);
  if (document.querySelector('output')) return;
  const note = document.createElement('output');
  note.textContent = `sandbox="… ${flags}"`;
  document.body.prepend(note);
}

if (origin === 'null')
  // biome-ignore lint/suspicious/noConsole: whoever keeps the page looks there
  console.info('Millrace: pages that a sandboxed frame opens need allow-popups-to-escape-sandbox.');

// The interactive view opens our login.
window.open = (url, target = '_blank') => openPage(String(url), target);
// Links navigate the embedding page, per `<base>`, if the sandbox allows it, and otherwise open a new tab.
addEventListener('click', (event) => {
  const link = pressedLink(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || /noreferrer/.test(link.rel)) return;
  event.preventDefault();
  openPage(link.href, link.target === '_blank' ? '_blank' : '_top');
});
