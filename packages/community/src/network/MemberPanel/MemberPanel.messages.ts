export const memberPanelMessages = {
  'memberPanel.label': 'Your account',
  'memberPanel.addDesignation': 'Add designation',
  'memberPanel.addCompany': 'Add Company',
  'memberPanel.network': 'Network Connections',
  'memberPanel.feed': 'Network Feed',
  'memberPanel.connections': 'My Connections',
  'memberPanel.vendors': 'Vendors',
  'memberPanel.customers': 'Customers',
  'memberPanel.followed': 'Followed Products',
  'memberPanel.empty': 'You are not following any products',
  'memberPanel.all': 'All {count, number}',
} as const;
