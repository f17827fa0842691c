export const profilePhotoMessages = {
  'profilePhoto.change': 'Change Photo',
  'profilePhoto.label': 'Photo of {name}',
  'profilePhoto.hint': 'JPEG or PNG, at most 10 MB.',
  'profilePhoto.choose': 'Choose a photo',
  'profilePhoto.uploading': 'Uploading',
  'profilePhoto.wrongKind': 'This kind of file is not taken. Choose JPEG or PNG.',
  'profilePhoto.tooLarge': 'The photo is too large: at most 10 MB.',
} as const;
