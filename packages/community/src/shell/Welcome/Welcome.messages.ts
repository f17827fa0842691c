export const welcomeMessages = {
  'welcome.title': 'Welcome to your Manufacturing Community',
  'welcome.text':
    'Follow a product from raw material to end use, see who makes it, and talk to the people behind it.',
  'welcome.find': 'Find a product, material or company',
  'welcome.findExample': 'High-purity helium, 10026-04-7, G.657.A2 …',
  'welcome.search': 'Search',
  'welcome.browse':
    'Browse <productLink>{products, plural, one {# product} other {# products}}</productLink> and <companyLink>{companies, plural, one {# company} other {# companies}}</companyLink>.',
  'welcome.join': 'Join your product community',
  'welcome.email': 'Work email',
  'welcome.emailExample': 'name@company.com',
  'welcome.or': 'or',
  'welcome.linkedin': 'Continue with LinkedIn',
  'welcome.logIn': 'Already a member? <login>Sign in</login>.',
  'welcome.terms':
    'By joining, you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.',
  'welcome.metaTitle': '{brand}: the manufacturing community',
  'welcome.metaDescription':
    '{brand} connects industrial products to their suppliers, raw materials and end uses, in eight sectors from optical fiber to green hydrogen.',
} as const;
