export const partnerTableMessages = {
  'partners.vendors': 'Vendors',
  'partners.customers': 'Customers',
  'partners.vendorsCaption': 'Companies that supply the materials and equipment for your products',
  'partners.customersCaption': 'Companies that make applications of your products',
  'partners.fact': '{count, plural, one {# company} other {# companies}}',
  'partners.number': 'No.',
  'partners.company': 'Company',
  'partners.country': 'Country',
  'partners.contacts': 'Contacts',
  'partners.contactsUnit': '{count, plural, one { contact} other { contacts}}',
  'partners.countryUnknown': 'Country unknown',
  'partners.withheld': 'Not shown',
  'partners.loadMoreVendors': 'Load more vendors',
  'partners.loadMoreCustomers': 'Load more customers',
  'partners.empty':
    'Please add products on your company page: {company} so that we can build recommendations for you',
} as const;
