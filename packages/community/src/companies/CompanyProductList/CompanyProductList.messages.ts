export const companyProductListMessages = {
  'companyProductList.title': 'Products of {company}',
  'companyProductList.open': 'Open the page of {name}',
  'companyProductList.noDescription': 'No description yet.',
  'companyProductList.listing':
    'On the pages of these products, suppliers on Premium and Platinum stand first. <link>See the plans</link>.',
  'companyProductList.loading': 'Fetching Products',
} as const;
