export const briefCardMessages = {
  'briefCard.products': 'Products',
  'briefCard.followers': 'Followers',
  'briefCard.sector': 'Sector',
  'briefCard.companyPage': 'Company page',
  'briefCard.when': 'When',
  'briefCard.exhibitors': 'Exhibitors',
  'briefCard.eventPage': 'Event page',
  'briefCard.gone': 'This page doesn’t exist or was removed.',
  'briefCard.busy': 'We can’t show this right now.',
} as const;
