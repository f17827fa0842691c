export const productSnapshotsMessages = {
  'productSnapshots.title': 'A look into the network',
  'productSnapshots.label': 'Product pages',
  'productSnapshots.fact': 'Live figures from product pages',
  'productSnapshots.suppliers': 'Suppliers',
  'productSnapshots.materials': 'Materials and equipment',
  'productSnapshots.uses': 'End uses',
  'productSnapshots.followers': 'Followers',
  'productSnapshots.open': 'Open page',
  'productSnapshots.openNamed': 'Open page of {product}',
} as const;
