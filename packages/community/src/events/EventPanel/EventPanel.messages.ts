export const eventPanelMessages = {
  'eventPanel.create': 'Create Event',
  'eventPanel.createText':
    'Showing at a fair or opening the plant? Members who follow your products will find it.',
  'eventPanel.related': 'Related Events',
  'eventPanel.more': 'See more',
  'eventPanel.empty': 'No related event is announced',
  'eventPanel.emptyHint': 'Events that share a product with this page stand here.',
} as const;
