interface Canvas {
  getAllByRole: (role: 'row') => HTMLElement[];
}

/**
 * Returns the rows of a table's body: its head is a row only if it is laid out in columns.
 * @throws while there is none.
 */
export function findBodyRows(canvas: Canvas): HTMLElement[] {
  return canvas.getAllByRole('row').filter((row) => row.closest('[data-part="body"]'));
}
