export const sampleSupplierSelectionMessages = {
  'sampleSuppliers.title': 'Choose suppliers: a sample',
  'sampleSuppliers.lead': 'Whom shall we ask for a quote of {product}?',
  'sampleSuppliers.select': 'Select {company}',
  'sampleSuppliers.selectAll': 'Select all suppliers',
  'sampleSuppliers.send':
    '{count, plural, =0 {Choose a supplier} one {Ask # supplier} other {Ask # suppliers}}',
} as const;
