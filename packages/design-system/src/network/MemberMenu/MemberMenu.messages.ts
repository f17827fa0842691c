export const memberMenuMessages = {
  'memberMenu.label': 'Menu of {name}',
  'memberMenu.share': 'Share Profile',
  'memberMenu.copy': 'Copy Profile Link',
  'memberMenu.copied': 'The link is copied.',
  'memberMenu.notCopied': 'The link could not be copied. It is {href}',
  'memberMenu.report': 'Report Abuse',
  'memberMenu.block': 'Block {name}',
} as const;
