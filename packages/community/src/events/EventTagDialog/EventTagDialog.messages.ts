export const eventTagDialogMessages = {
  'eventTags.products': 'Tag Products',
  'eventTags.exhibitors': 'Add exhibitors',
  'eventTags.productsLabel': 'Products',
  'eventTags.exhibitorsLabel': 'Companies',
  'eventTags.submitProducts': 'Tag',
  'eventTags.submitExhibitors': 'Add',
  'eventTags.cancel': 'Cancel',
  'eventTags.failed': 'This could not be saved. What you chose is still here.',
} as const;
