export const profilePhotoMessages = {
  'profilePhoto.change': 'Change Photo',
  'profilePhoto.label': 'Photo of {name}',
  'profilePhoto.hint': 'JPEG or PNG, up to 10 MB',
  'profilePhoto.choose': 'Choose a photo',
  'profilePhoto.uploading': 'Uploading',
  'profilePhoto.wrongKind': 'This file type isn’t supported. Choose JPEG or PNG.',
  'profilePhoto.tooLarge': 'This photo is too large. Choose one up to 10 MB.',
} as const;
