export const industryPageMessages = {
  'industryPage.metaTitle': '{sector}: suppliers, materials and events · {brand}',
  'industryPage.products': 'Products of the sector',
  'industryPage.productsFact': 'Each leads to its suppliers, materials and end uses',
  'industryPage.companies': 'Companies that supply them',
  'industryPage.companiesFact': '{count, plural, one {One of those listed} other {# of those listed}}',
  'industryPage.events': 'Upcoming events',
  'industryPage.noEvents': 'No event about these products is announced yet.',
  'industryPage.allEvents': 'All events',
  'industryPage.close': 'Meet the people behind {sector}',
  'industryPage.closeText':
    'An account is free. You follow what you make, buy or sell, and see who else does.',
  'industryPage.joinSector': 'Join {sector}',
} as const;
