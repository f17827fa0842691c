export const selectPhotoMessages = {
  'selectPhoto.title': 'Select a Photo',
  'selectPhoto.file': 'Photo',
  'selectPhoto.area': 'Visible part of the photo',
  'selectPhoto.other': 'Choose another photo',
  'selectPhoto.use': 'Use photo',
  'selectPhoto.unreadable': 'We couldn’t read this photo. Choose another.',
} as const;
