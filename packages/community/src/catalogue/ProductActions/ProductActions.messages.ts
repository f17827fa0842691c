export const productActionsMessages = {
  'productActions.menu': 'More actions',
  'productActions.createCompany': 'Create Company',
  'productActions.edit': 'Edit Product',
  'productActions.history': 'History',
  'productActions.duplicate': 'Flag a duplicate',
  'productActions.invite': 'Invite More',
  'productActions.facts': 'Edit facts',
} as const;
