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

/*
 * Implements WordPress's embed messages: a secret in the hash, heights and links by postMessage, for frames that may
 * neither open tabs nor navigate the top page.
 */
const secret = /[#?&]secret=([^&]+)/.exec(location.hash)?.[1];

if (secret) {
  const post = (message: 'height' | 'link', value: number | string): void =>
    parent.postMessage({ message, value, secret }, '*');

  addEventListener('click', (event) => {
    // Links of a card stand in its shadow root.
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
    if (!link) return;
    event.preventDefault();
    post('link', (link as HTMLAnchorElement).href);
  });
  // The interactive view opens our login.
  window.open = (url) => {
    post('link', String(url));
    return window;
  };
  const postHeight = () => post('height', document.documentElement.offsetHeight);
  new ResizeObserver(postHeight).observe(document.documentElement);
}
