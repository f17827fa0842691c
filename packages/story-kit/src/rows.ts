interface Canvas {
  getAllByRole: (role: 'row') => HTMLElement[];
}

/**
 * Rows of a table's body: its head is a row only where there is room for columns.
 * @throws while there is none.
 */
export function findBodyRows(canvas: Canvas): HTMLElement[] {
  return canvas.getAllByRole('row').filter((row) => row.closest('[data-part="body"]'));
}
