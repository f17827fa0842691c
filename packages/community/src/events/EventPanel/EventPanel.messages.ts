export const eventPanelMessages = {
  'eventPanel.create': 'Create Event',
  'eventPanel.createText':
    'Exhibiting at a trade fair or opening a plant? Members who follow your products will see it.',
  'eventPanel.related': 'Related Events',
  'eventPanel.more': 'See more',
  'eventPanel.empty': 'No related events yet',
  'eventPanel.emptyHint': 'Events that share a product with this page appear here.',
} as const;
