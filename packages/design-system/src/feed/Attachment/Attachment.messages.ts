export const attachmentMessages = {
  'attachment.choose': 'Choose a file',
  'attachment.drop': 'Drop to add',
  'attachment.remove': 'Remove {name}',
  'attachment.added': '{name} added',
  'attachment.removed': '{name} removed',
  'attachment.wrongType':
    'This file type isn’t supported. Choose a JPEG or PNG picture, an MP4, MOV or WebM video, a PDF, or a presentation.',
  'attachment.tooLarge': '{name} is {size}. The limit is {limit}.',
  'attachment.empty': '{name} is empty.',
  'attachment.one': 'You can attach one file.',
} as const;
