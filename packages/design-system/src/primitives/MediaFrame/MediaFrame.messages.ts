export const mediaFrameMessages = {
  'mediaFrame.none': 'No picture',
  'mediaFrame.imageBroken': 'The picture did not load.',
  'mediaFrame.videoBroken': 'The video did not load.',
  'mediaFrame.retry': 'Try again',
  'mediaFrame.play': 'Play',
  'mediaFrame.loadsFrom': 'Loads from {provider}',
  'mediaFrame.open': 'Open',
  'mediaFrame.openNamed': 'Open {name}',
  'mediaFrame.download': 'Download',
  'mediaFrame.downloadNamed': 'Download {name}',
  'mediaFrame.pdf': 'PDF',
  'mediaFrame.ppt': 'Presentation',
} as const;
