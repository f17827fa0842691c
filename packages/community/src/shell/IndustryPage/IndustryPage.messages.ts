export const industryPageMessages = {
  'industryPage.metaTitle': '{sector}: suppliers, materials and events · {brand}',
  'industryPage.products': 'Products in this sector',
  'industryPage.productsFact': 'Open one to see its suppliers, materials and end uses',
  'industryPage.sector': 'See the value chain of {sector}',
  'industryPage.companies': 'Suppliers in this sector',
  'industryPage.companiesFact': '{count, plural, one {# company listed} other {# companies listed}}',
  'industryPage.events': 'Upcoming events',
  'industryPage.noEvents': 'No upcoming events about these products yet.',
  'industryPage.allEvents': 'All events',
  'industryPage.close': 'Meet the people behind {sector}',
  'industryPage.closeText':
    'Create a free account to follow what you make, buy or sell, and to see who else does.',
  'industryPage.joinSector': 'Join {sector}',
} as const;
