export const siteSearchMessages = {
  'siteSearch.label': 'Search products and companies',
  'siteSearch.placeholder.products': 'Search products, e.g. silicon tetrachloride',
  'siteSearch.placeholder.companies': 'Search companies by name',
  'siteSearch.byProduct': 'By Product',
  'siteSearch.byCompany': 'By Company',
  'siteSearch.product': 'Product',
  'siteSearch.company': 'Company',
  'siteSearch.recent': 'Recent searches',
  'siteSearch.clearRecent': 'Clear recent searches',
  'siteSearch.seeAll': 'See all results for “{text}”',
  'siteSearch.retry': 'Search again',
  'siteSearch.companyName': '{name} ({country})',
} as const;
