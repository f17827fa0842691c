export const pricingCardsMessages = {
  'pricingCards.title': 'Plans and prices',
  'pricingCards.lead':
    'Plans for companies that make, buy, sell or write about industrial products. Start for free and upgrade when you need more.',
  'pricingCards.perMonth': 'per month',
  'pricingCards.perYear': 'per year',
  'pricingCards.users': '{users, plural, one {# user} other {# users included}}',
  'pricingCards.term': '{years}-year term',
  'pricingCards.noTerm': 'no expiry',
  'pricingCards.current': 'Your plan',
  'pricingCards.plus': 'Everything in {plan}, plus:',
  'pricingCards.partly': '{feature} (limited)',
  'pricingCards.metaTitle': 'Plans and prices · {brand}',
  'pricingCards.metaDescription':
    'Compare {brand} plans: Free to follow products and companies, Premium for a team of five, and Platinum with analytics and quote requests.',
  'pricingCards.join': 'Join Now',
  'pricingCards.joinPaid': 'Sign Up for {plan}',
  'pricingCards.joinPaidHint': 'Sign up first, then pay on your Plans page.',
  'pricingCards.sales': 'Contact Sales',
  'pricingCards.salesHint': 'We reply by email and set up the plan for you.',
  'pricingCards.salesSubject': '{plan} plan on {brand}',
} as const;
