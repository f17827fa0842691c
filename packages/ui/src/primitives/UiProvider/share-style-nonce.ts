declare global {
  /** Where Radix and react-aria look for the nonce of the style elements that they add. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Dialogs add a style element that keeps the page from scrolling. Under a Content-Security-Policy with nonces it
 * needs the page's, which stands in `<meta property="csp-nonce" nonce="…">`.
 */
export function shareStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta?.nonce) globalThis.__webpack_nonce__ ??= meta.nonce;
}
