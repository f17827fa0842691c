/** Returns the language of the page around an element, across shadow roots. */
const hostLanguage = (host?: HTMLElement): string | undefined =>
  host &&
  (host.closest<HTMLElement>('[lang]')?.lang ??
    hostLanguage((host.getRootNode() as { host?: HTMLElement }).host));

/**
 * Builds the key of a card in a request: comma-separated, missing values empty, and encoded, since keys are
 * comma-separated too and attribute values are arbitrary.
 */
export const buildCardKey = (host: HTMLElement, data = host.dataset) =>
  encodeURIComponent([
    data.millrace || host.localName.slice(9),
    data.id,
    hostLanguage(host),
    data.rows,
    data.part,
    data.rel,
    data.layout,
    data.height,
  ] as unknown as string);
