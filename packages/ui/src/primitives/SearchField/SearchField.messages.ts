export const searchFieldMessages = {
  'searchField.category': 'Search category',
  'searchField.submit': 'Search',
} as const;
