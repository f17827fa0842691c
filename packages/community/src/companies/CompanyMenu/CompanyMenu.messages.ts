export const companyMenuMessages = {
  'companyMenu.label': 'More actions for {name}',
  'companyMenu.edit': 'Edit info',
  'companyMenu.update': 'Update Company',
  'companyMenu.product': 'Create Product',
  'companyMenu.logo': 'Update Company Logo',
  'companyMenu.cover': 'Update cover',
  'companyMenu.history': 'History',
  'companyMenu.duplicate': 'Flag a duplicate',
  'companyMenu.invite': 'Invite More',
  'companyMenu.facts': 'Edit facts',
} as const;
