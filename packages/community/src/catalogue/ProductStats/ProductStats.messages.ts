export const productStatsMessages = {
  'productStats.suppliers': 'Connected Supplier',
  'productStats.materials': 'Raw Materials & Equipment',
  'productStats.applications': 'Product Applications',
  'productStats.customers': 'Potential Customers',
} as const;
