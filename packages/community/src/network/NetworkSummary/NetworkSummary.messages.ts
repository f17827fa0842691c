export const networkSummaryMessages = {
  'networkSummary.title': 'The product network',
  'networkSummary.fact': 'Built around products, kept up to date by the people who make them',
  'networkSummary.products': 'Products, each with its own page',
  'networkSummary.productsText':
    'Suppliers, raw materials, equipment and end uses in one place, free to read without an account.',
  'networkSummary.companies': 'Companies that you can reach',
  'networkSummary.companiesText':
    'Manufacturers and distributors with named contacts. Request a quote or write to a person.',
  'networkSummary.sectors': 'Sectors, linked by their value chains',
  'networkSummary.sectorsText':
    'Open any product as a tree: what goes into it, who makes it, and where it ends up.',
} as const;
