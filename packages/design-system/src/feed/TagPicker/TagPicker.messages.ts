export const tagPickerMessages = {
  'tagPicker.open': 'Tag a product or company',
  'tagPicker.label': 'Products or companies',
  'tagPicker.tags': 'Tags',
  'tagPicker.added': '{name} tagged',
  'tagPicker.already': '{name} is already tagged',
  'tagPicker.removed': '{name} untagged',
} as const;
