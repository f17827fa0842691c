export const briefCardMessages = {
  'briefCard.products': 'Products',
  'briefCard.followers': 'Followers',
  'briefCard.sector': 'Sector',
  'briefCard.companyPage': 'Company page',
  'briefCard.when': 'When',
  'briefCard.exhibitors': 'Exhibitors',
  'briefCard.eventPage': 'Event',
} as const;
