export const valueChainTreeMessages = {
  'valueChain.card.title': 'Tree graph visualization',
  'valueChain.card.summary':
    '{count, plural, =0 {Explore the applications of {product}, level by level.} one {Explore the application of {product}, and where it is used.} other {Explore the # applications of {product}, and where they are used.}}',
  'valueChain.card.open': 'Open diagram',
  'valueChain.node.suppliers': '{count, plural, one {# supplier} other {# suppliers}}',
  'valueChain.details.picture': 'Illustration of {title}',
  'valueChain.details.suppliers': 'Suppliers',
  'valueChain.details.applications': 'Applications',
  'valueChain.details.level': 'Level',
  'valueChain.details.open': 'Open product',
  'valueChain.table.suppliers': 'Suppliers',
  'valueChain.table.suppliersUnit': '{count, plural, one { supplier} other { suppliers}}',
} as const;
