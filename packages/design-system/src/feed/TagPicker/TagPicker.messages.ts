export const tagPickerMessages = {
  'tagPicker.open': 'Tag product or company',
  'tagPicker.label': 'Products or companies',
  'tagPicker.tags': 'Tags',
  'tagPicker.added': '{name} is tagged',
  'tagPicker.already': '{name} is tagged already',
  'tagPicker.removed': '{name} is no longer tagged',
} as const;
