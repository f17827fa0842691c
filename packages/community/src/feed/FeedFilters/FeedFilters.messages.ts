export const feedFiltersMessages = {
  'feedFilters.label': 'Filter your feed',
  'feedFilters.all': 'All',
  'feedFilters.products': 'Products',
  'feedFilters.companies': 'Companies',
  'feedFilters.people': 'People',
  'feedFilters.sector': 'Sector',
  'feedFilters.anySector': 'All sectors',
} as const;
