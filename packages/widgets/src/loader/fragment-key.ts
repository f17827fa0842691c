/** The language of the page around an element, be it within components of others. */
const hostLanguage = (host?: HTMLElement): string | undefined =>
  host &&
  (host.closest<HTMLElement>('[lang]')?.lang ??
    hostLanguage((host.getRootNode() as { host?: HTMLElement }).host));

/**
 * How a request names a card: parted by commas, so that what is absent is empty, and encoded, as keys are parted by commas
 * too, and what a page writes into its attributes is its own.
 */
export const fragmentKey = (host: HTMLElement, data = host.dataset) =>
  encodeURIComponent([
    data.millrace || host.localName.slice(9),
    data.id,
    hostLanguage(host),
    data.rows,
    data.part,
    data.rel,
  ] as unknown as string);
