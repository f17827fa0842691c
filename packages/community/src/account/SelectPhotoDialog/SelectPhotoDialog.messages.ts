export const selectPhotoMessages = {
  'selectPhoto.title': 'Select a Photo',
  'selectPhoto.file': 'Photo',
  'selectPhoto.area': 'Part of the photo that is shown',
  'selectPhoto.other': 'Choose another photo',
  'selectPhoto.use': 'Use this photo',
  'selectPhoto.unreadable': 'The photo could not be read. Choose another.',
} as const;
