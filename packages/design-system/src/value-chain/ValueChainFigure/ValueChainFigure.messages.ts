export const valueChainFigureMessages = {
  'valueChainFigure.title': 'Value chain',
  'valueChainFigure.open': 'Open tree',
  'valueChainFigure.caption':
    '{product} between its {inputs, plural, one {# input} other {# inputs}} and {uses, plural, one {# direct use} other {# direct uses}}.',
} as const;
