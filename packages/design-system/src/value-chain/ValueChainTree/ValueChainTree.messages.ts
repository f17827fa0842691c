export const valueChainTreeMessages = {
  'valueChain.card.title': 'Tree graph visualization',
  'valueChain.card.summary':
    '{count, plural, =0 {Where {product} ends up, level by level.} one {{product} and its one application, and where that ends up.} other {{product} and its # applications, and where each of them ends up.}}',
  'valueChain.card.open': 'Open diagram',
  'valueChain.node.suppliers': '{count, plural, one {# supplier} other {# suppliers}}',
  'valueChain.details.picture': 'Drawing of {title}',
  'valueChain.details.suppliers': 'Suppliers',
  'valueChain.details.applications': 'Applications',
  'valueChain.details.level': 'Level',
  'valueChain.details.open': 'Open product',
  'valueChain.table.suppliers': 'Suppliers',
  'valueChain.table.suppliersUnit': '{count, plural, one { supplier} other { suppliers}}',
} as const;
