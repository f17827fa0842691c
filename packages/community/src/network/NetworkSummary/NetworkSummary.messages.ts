export const networkSummaryMessages = {
  'networkSummary.title': 'The product network',
  'networkSummary.fact': 'Built around products, kept by the people who make them',
  'networkSummary.products': 'Products, each with its page',
  'networkSummary.productsText':
    'Suppliers, raw materials, equipment and end uses in one place, open to read without an account.',
  'networkSummary.suppliers': 'Suppliers listed',
  'networkSummary.suppliersText':
    'Manufacturers and distributors with named contacts. Ask for a quote or write to a person.',
  'networkSummary.links': 'Links up and down their value chains',
  'networkSummary.linksText':
    'Open any product as a tree and see what stands upstream and who buys downstream.',
} as const;
