/** How a request names a card: parted by dots, so that what is absent is empty. */
export const keyOf = (host: HTMLElement) => {
  const data = host.dataset;
  return [
    data.millrace || host.localName.slice(9),
    data.id,
    host.closest<HTMLElement>('[lang]')?.lang,
    data.rows,
    data.part,
    data.rel,
  ].join('.');
};
