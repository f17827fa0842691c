export const companyProductListMessages = {
  'companyProductList.title': 'Products of {company}',
  'companyProductList.open': 'Open the page of {name}',
  'companyProductList.noDescription': 'Nobody has described this product yet.',
  'companyProductList.listing':
    'On the pages of these products, suppliers on Premium and Platinum stand first. <link>See the plans</link>.',
  'companyProductList.loading': 'Fetching Products',
} as const;
