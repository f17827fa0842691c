export const valueChainCardMessages = {
  'valueChainCard.title': 'Value chain of {product}',
  'valueChainCard.fact':
    '{inputs, plural, one {# input} other {# inputs}}, {uses, plural, one {# use} other {# uses}}',
  'valueChainCard.open': 'Open the tree',
} as const;
