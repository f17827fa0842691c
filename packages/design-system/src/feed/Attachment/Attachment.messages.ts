export const attachmentMessages = {
  'attachment.choose': 'Choose a file',
  'attachment.drop': 'Drop to add',
  'attachment.remove': 'Remove {name}',
  'attachment.added': '{name} added',
  'attachment.removed': '{name} removed',
  'attachment.wrongType':
    'This kind of file is not taken. Choose a JPEG or PNG picture, an MP4, MOV or WebM video, a PDF or a presentation.',
  'attachment.tooLarge': '{name} is too large: {size}, of at most {limit}.',
  'attachment.empty': '{name} is empty.',
  'attachment.one': 'One file goes along. Nothing was added.',
} as const;
