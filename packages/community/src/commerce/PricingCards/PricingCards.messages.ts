export const pricingCardsMessages = {
  'pricingCards.title': 'Plans and prices',
  'pricingCards.lead':
    'Every plan is for a company that makes, buys, sells or writes about industrial products. Begin with the free one, and change when you need more.',
  'pricingCards.perMonth': 'per month',
  'pricingCards.perYear': 'per year',
  'pricingCards.users': '{users, plural, one {# user} other {# users included}}',
  'pricingCards.term': '{years}-year term',
  'pricingCards.noTerm': 'does not expire',
  'pricingCards.current': 'Your plan',
  'pricingCards.plus': 'Everything in {plan}, and:',
  'pricingCards.partly': '{feature}, in part',
  'pricingCards.metaTitle': 'Plans and prices · {brand}',
  'pricingCards.metaDescription':
    'What {brand} costs: a free plan to follow products and companies, Premium for a team of five, and Platinum with analytics and requests for quotes.',
  'pricingCards.join': 'Join Now',
  'pricingCards.joinPaid': 'Sign Up for {plan}',
  'pricingCards.joinPaidHint': 'Sign up first, then pay on your Plans page.',
  'pricingCards.sales': 'Contact Sales',
  'pricingCards.salesHint': 'We answer by e-mail, and set it up for you.',
  'pricingCards.salesSubject': '{plan} plan on {brand}',
} as const;
