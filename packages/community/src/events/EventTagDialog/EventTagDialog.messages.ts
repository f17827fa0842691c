export const eventTagDialogMessages = {
  'eventTags.products': 'Tag Products',
  'eventTags.exhibitors': 'Add exhibitors',
  'eventTags.productsLabel': 'Products',
  'eventTags.exhibitorsLabel': 'Companies',
  'eventTags.submitProducts': 'Tag',
  'eventTags.submitExhibitors': 'Add',
  'eventTags.cancel': 'Cancel',
  'eventTags.failed': 'We couldn’t save this. Your choices are still here.',
} as const;
