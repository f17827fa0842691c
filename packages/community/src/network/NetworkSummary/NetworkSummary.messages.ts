export const networkSummaryMessages = {
  'networkSummary.title': 'The product network',
  'networkSummary.fact': 'Built around products, kept up to date by the people who make them',
  'networkSummary.products': 'Products, each with its own page',
  'networkSummary.productsText':
    'Suppliers, raw materials, equipment and end uses in one place, free to read without an account.',
  'networkSummary.suppliers': 'Suppliers listed',
  'networkSummary.suppliersText':
    'Manufacturers and distributors with named contacts. Request a quote or write to a person.',
  'networkSummary.links': 'Links along their value chains',
  'networkSummary.linksText': 'See what goes into any product and who buys it, as a tree.',
} as const;
