export const sampleSupplierSelectionMessages = {
  'sampleSuppliers.title': 'Sample: choose suppliers',
  'sampleSuppliers.lead': 'Which suppliers should quote for {product}?',
  'sampleSuppliers.select': 'Select {company}',
  'sampleSuppliers.selectAll': 'Select all suppliers',
  'sampleSuppliers.send':
    '{count, plural, =0 {Choose a supplier} one {Ask # supplier} other {Ask # suppliers}}',
} as const;
