export const companyDialogMessages = {
  'companyDialog.create': 'Create Company',
  'companyDialog.supplier': 'Create A Supplier',
  'companyDialog.edit': 'Update Company',
  'companyDialog.name': 'Name',
  'companyDialog.url': 'Website',
  'companyDialog.address': 'Address',
  'companyDialog.description': 'Description',
  'companyDialog.nameRequired': 'Name is required',
  'companyDialog.countryRequired': 'Country is required',
  'companyDialog.exists': 'Company Already Exists ',
  'companyDialog.failed': 'It was not saved. Everything is as you typed it; try again.',
  'companyDialog.failedWhy': 'It was not saved. {reason} Everything is as you typed it.',
  'companyDialog.edited':
    'Somebody else has changed this company while you were typing. Nothing of yours is lost: compare, then save again.',
  'companyDialog.created': 'Company created successfully.',
  'companyDialog.updated': 'Company updated!',
  'companyDialog.proposed':
    'Your change of name or website was proposed. The company’s verified people or an editor decide; until then it stays as it is.',
  'companyDialog.save': 'Save',
  'companyDialog.cancel': 'Cancel',
  'companyDialog.toastUpdated': 'Company updated!',
  'companyDialog.toastProposed':
    'Your change was proposed: the company’s verified people or an editor decide.',
  'companyDialog.toastFailed': 'Failed to update company',
  'companyDialog.toastCreated': 'Successfully added company !',
} as const;
