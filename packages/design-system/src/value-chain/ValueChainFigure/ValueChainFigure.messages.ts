export const valueChainFigureMessages = {
  'valueChainFigure.title': 'Value chain',
  'valueChainFigure.open': 'Open tree',
  'valueChainFigure.risk': 'Supply risk',
  'valueChainFigure.caption':
    '{product} has {inputs, plural, one {# raw material} other {# raw materials}} and {uses, plural, one {# application} other {# applications}}.',
} as const;
