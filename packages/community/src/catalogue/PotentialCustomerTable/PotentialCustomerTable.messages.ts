export const potentialCustomerTableMessages = {
  'customers.title': 'Potential Customers',
  'customers.caption': 'Potential customers of {product}',
  'customers.fact':
    '{count, plural, one {# company makes an application of it} other {# companies make applications of it}}',
  'customers.company': 'Company',
  'customers.country': 'Country',
  'customers.countryUnknown': 'Country unknown',
  'customers.contacts': 'Contacts',
  'customers.supp': 'Applications supplied',
  'customers.suppUnit': '{count, plural, one { application} other { applications}}',
  'customers.withheld': 'Not shown',
  'customers.loadMore': 'Load more potential customers',
  'customers.seeAll': 'See all potential customers',
  'customers.empty': 'It looks like there are no customer of this product',
  'customers.emptyHint': 'Companies that supply an application of {product} will be listed here.',
} as const;
