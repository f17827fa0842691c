export const paginationMessages = {
  'pagination.previous': 'Previous page',
  'pagination.next': 'Next page',
  'pagination.page': 'Page {page, number}',
  'pagination.position': 'Page {page, number} of {total, number}',
} as const;
