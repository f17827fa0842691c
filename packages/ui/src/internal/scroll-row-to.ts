/** Brings an element of a row that goes on beyond its box to the middle of it; leaves alone what is in sight. */
export function scrollRowTo(element: Element): void {
  const row = element.parentElement;
  if (!row) return;
  const box = element.getBoundingClientRect();
  const room = row.getBoundingClientRect();
  if (box.left >= room.left && box.right <= room.right) return;
  row.scrollBy({ left: (box.left + box.right - room.left - room.right) / 2, behavior: 'instant' });
}
