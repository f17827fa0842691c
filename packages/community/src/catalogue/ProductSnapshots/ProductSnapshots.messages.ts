export const productSnapshotsMessages = {
  'productSnapshots.title': 'Snapshots of the network',
  'productSnapshots.label': 'Pages of products',
  'productSnapshots.fact': 'As its pages show it today',
  'productSnapshots.suppliers': 'Suppliers',
  'productSnapshots.materials': 'Materials and equipment',
  'productSnapshots.uses': 'End uses',
  'productSnapshots.followers': 'Followers',
  'productSnapshots.open': 'Open the page',
  'productSnapshots.openNamed': 'Open the page of {product}',
} as const;
