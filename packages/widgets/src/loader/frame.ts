import { EMBED_SITE_PARAMETER } from '@millrace/domain';

/*
 * The frame's address says on which site it stands. Browsers tell it along with what is pressed, and to our own page
 * that a link opens, and to nobody else: of requests to other origins they leave out the query. Only the browser's own
 * word counts: whoever frames this page could write any site there, and have its readers counted for that.
 */
const site = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0];
if (site !== location.origin) {
  const address = new URL(location.href);
  if (site) address.searchParams.set(EMBED_SITE_PARAMETER, site);
  else address.searchParams.delete(EMBED_SITE_PARAMETER);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandbox without an origin of its own has an address that stays.
  }
}

/*
 * What a card in a frame says to a page that frames it as WordPress does: with a secret behind the address and without
 * leave to open tabs or to lead that page away. Such a page follows links and takes heights from messages.
 * See https://developer.wordpress.org/reference/functions/wp_filter_oembed_result/
 */
const secret = /[#?&]secret=([^&]+)/.exec(location.hash)?.[1];

if (secret) {
  const tell = (message: 'height' | 'link', value: number | string): void =>
    parent.postMessage({ message, value, secret }, '*');

  addEventListener('click', (event) => {
    // Links of a card stand in its shadow root.
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
    if (!link) return;
    event.preventDefault();
    tell('link', (link as HTMLAnchorElement).href);
  });
  // The interactive view opens our login.
  window.open = (url) => {
    tell('link', String(url));
    return window;
  };
  const tellHeight = () => tell('height', document.documentElement.offsetHeight);
  new ResizeObserver(tellHeight).observe(document.documentElement);
}
