export const valueChainCardMessages = {
  'valueChainCard.title': 'Value chain of {product}',
  'valueChainCard.fact':
    '{inputs, plural, one {# raw material} other {# raw materials}}, {uses, plural, one {# application} other {# applications}}',
  'valueChainCard.open': 'Open tree',
  'valueChainCard.more': '{count, plural, other {and # more}} · {open}',
} as const;
