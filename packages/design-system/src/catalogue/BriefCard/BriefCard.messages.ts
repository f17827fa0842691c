export const briefCardMessages = {
  'briefCard.products': 'Products',
  'briefCard.followers': 'Followers',
  'briefCard.sector': 'Sector',
  'briefCard.companyPage': 'Company page',
  'briefCard.when': 'When',
  'briefCard.exhibitors': 'Exhibitors',
  'briefCard.eventPage': 'Event',
  'briefCard.gone': 'This is not there to be shown, or no longer.',
  'briefCard.busy': 'This cannot be shown at the moment.',
} as const;
