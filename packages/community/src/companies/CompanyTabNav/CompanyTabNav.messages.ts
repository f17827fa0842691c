export const companyTabNavMessages = {
  'companyTabs.label': 'Sections of {name}',
  'companyTabs.activity': 'Activity Feed',
  'companyTabs.products': 'Products',
  'companyTabs.people': 'People',
  'companyStats.contacts': 'Listed contacts',
  'companyStats.products': 'Listed products',
  'companyMissing.title': "Sorry, the company you requested doesn't exist in our system",
} as const;
