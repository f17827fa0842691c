export const companyFactsMessages = {
  'companyFacts.type': 'Type',
  'companyFacts.sectors': 'Sectors',
  'companyFacts.products': 'Supplies',
  'companyFacts.productCount': '{count, plural, one {# product} other {# products}}',
  'companyFacts.verified': 'Verified people',
  'companyFacts.verifiedCount': '{count, plural, one {# person} other {# people}}',
  'companyFacts.website': 'Website',
} as const;
