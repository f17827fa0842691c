export const companyProductListMessages = {
  'companyProductList.title': 'Products of {company}',
  'companyProductList.open': 'Open page of {name}',
  'companyProductList.noDescription': 'No description yet.',
  'companyProductList.listing':
    'Suppliers on Premium and Platinum are listed first on these product pages. <link>See the plans</link>.',
  'companyProductList.loading': 'Fetching Products',
} as const;
