export const welcomeMessages = {
  'welcome.title': 'Welcome to your Manufacturing Community',
  'welcome.text':
    'Who supplies a product, what it is made of, and where it ends up: search for one above, or begin with a sector.',
  'welcome.metaTitle': '{brand}: the manufacturing community',
  'welcome.metaDescription':
    '{brand} maps industrial products to their suppliers, raw materials and end uses, in eight sectors from optical fiber to green hydrogen.',
} as const;
