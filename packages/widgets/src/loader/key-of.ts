/**
 * How a request names a card: parted by commas, so that what is absent is empty, and encoded, as keys are parted by commas
 * too, and what a page writes into its attributes is its own.
 */
export const keyOf = (host: HTMLElement, data = host.dataset) =>
  encodeURIComponent([
    data.millrace || host.localName.slice(9),
    data.id,
    host.closest<HTMLElement>('[lang]')?.lang,
    data.rows,
    data.part,
    data.rel,
  ] as unknown as string);
