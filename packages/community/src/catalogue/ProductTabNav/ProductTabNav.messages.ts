export const productTabNavMessages = {
  'productTabs.label': 'Sections of {name}',
  'productTabs.feed': 'Feed',
  'productTabs.suppliers': 'Suppliers',
  'productTabs.prospects': 'Prospects',
  'productTabs.materials': 'Materials and Equipment',
  'productTabs.enduse': 'End use',
  'productTabs.valuechain': 'Value chain',
} as const;
