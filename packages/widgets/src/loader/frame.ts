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
