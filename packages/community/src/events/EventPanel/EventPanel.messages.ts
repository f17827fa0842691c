export const eventPanelMessages = {
  'eventPanel.create': 'Create Event',
  'eventPanel.createText':
    'Showing at a fair or opening the plant? Members who follow your products will find it.',
  'eventPanel.related': 'Related Events',
  'eventPanel.more': 'See more',
  'eventPanel.empty': 'No related events yet',
  'eventPanel.emptyHint': 'Events about this product appear here.',
} as const;
