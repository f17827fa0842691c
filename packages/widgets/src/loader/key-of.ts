/** How a request names a card: parted by dots, so that what is absent is empty. */
export const keyOf = (host: HTMLElement) => {
  const { millrace, id, rows, part, rel } = host.dataset;
  const name = millrace || host.localName.slice(9);
  return [name, id, host.closest<HTMLElement>('[lang]')?.lang, rows, part, rel].join('.');
};
