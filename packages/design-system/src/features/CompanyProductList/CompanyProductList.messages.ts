export const companyProductListMessages = {
  'companyProductList.title': 'Products of {company}',
  'companyProductList.open': 'Open the page of {name}',
  'companyProductList.noDescription': 'Nobody has described this product yet.',
  'companyProductList.loading': 'Fetching Products',
} as const;
