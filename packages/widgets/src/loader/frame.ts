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

/** Origin of the page around, where the browser names it; a frame that was loaded anew names itself. */
const around = site === location.origin ? undefined : site;

/** The link that was pressed; links of a card stand in its shadow root. */
const pressedLink = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement);

/** WordPress's embed messages: a secret in the hash; heights and links go to the page, which opens them. */
const secret = /[#?&]secret=([^&]+)/.exec(location.hash)?.[1];
/** Name of this frame for iframe-resizer, and the origin of the page that gave it. */
let resizer: { id: string; origin: string } | undefined;

function postHeight(): void {
  const height = document.documentElement.offsetHeight;
  // To the page around, or where the browser does not name it to any: a height is no secret.
  const post = (message: unknown, origin = around ?? '*') => parent.postMessage(message, origin);
  if (secret) post({ message: 'height', value: height, secret }, '*');
  // The format of AMP, which other pages can read as well.
  post({ sentinel: 'amp', type: 'embed-size', height });
  if (resizer) post(`[iFrameSizer]${resizer.id}:${height}:${innerWidth}:resize`, resizer.origin);
}

if (parent !== window) {
  new ResizeObserver(postHeight).observe(document.documentElement);
  addEventListener('message', ({ source, origin, data }) => {
    // Only of the page around us, and at the origin that its referrer named.
    if (source !== parent || (around && origin !== around)) return;
    const id = typeof data === 'string' ? /^\[iFrameSizer\]([^:]+):/.exec(data)?.[1] : undefined;
    if (id) {
      resizer = { id, origin: origin === 'null' ? '*' : origin };
      postHeight();
    }
  });
}

const popUp = window.open;

/** Opens a page of ours as the sandbox around this frame allows: in the place of the page, or beside it. */
function openPage(url: string, target: string): Window | null {
  if (secret) {
    parent.postMessage({ message: 'link', value: url, secret }, '*');
    return window;
  }
  const opened = popUp(url, target) ?? popUp(url, target === '_top' ? '_blank' : '_top');
  if (!opened) explainSandbox();
  return opened;
}

/** Says in the frame, and to whoever looks at the console, which flags its sandbox lacks. */
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
// Links lead the page itself, as `<base>` says, where the sandbox allows that, and else open beside it.
addEventListener('click', (event) => {
  const link = pressedLink(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || /noreferrer/.test(link.rel)) return;
  event.preventDefault();
  openPage(link.href, link.target === '_blank' ? '_blank' : '_top');
});
