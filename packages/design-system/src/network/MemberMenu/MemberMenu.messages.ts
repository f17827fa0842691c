export const memberMenuMessages = {
  'memberMenu.label': 'Options for {name}',
  'memberMenu.share': 'Share Profile',
  'memberMenu.copy': 'Copy Profile Link',
  'memberMenu.copied': 'Link copied.',
  'memberMenu.notCopied': 'We couldn’t copy the link: {href}',
  'memberMenu.report': 'Report Abuse',
  'memberMenu.block': 'Block {name}',
} as const;
