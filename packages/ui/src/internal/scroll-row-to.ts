/** Scrolls an element to the centre of its horizontally scrolling row, unless it is already visible. */
export function scrollRowTo(element: Element): void {
  const row = element.parentElement;
  if (!row) return;
  const box = element.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (box.left >= room.left && box.right <= room.right) return;
  row.scrollBy({ left: (box.left + box.right - room.left - room.right) / 2, behavior: 'instant' });
}
