export const aboutUsMessages = {
  'aboutUs.title': 'About us',
  'aboutUs.mission':
    'Our mission is to show who makes what in high-tech manufacturing, from the raw material through every part and machine to the finished product.',
  'aboutUs.products':
    '{brand} is built around products. Every product has a page that shows its raw materials, its suppliers, its applications and its potential customers. Follow the products that you make, buy or sell, and their news appears in your feed.',
  'aboutUs.network':
    'People in the industry keep the network up to date. Members add products, suppliers and links, and researchers review the changes. We cover eight sectors: optical fiber, photovoltaic, UV/EB curing, lithium-ion, additive manufacturing, carbon fiber, semiconductor and green hydrogen.',
  'aboutUs.open':
    'Anyone can read product and company pages. A free account lets you follow them, post, comment, and reply to anyone who writes to you. With Premium or Platinum you can start conversations, too.',
  'aboutUs.contact': 'CONTACT US',
  'aboutUs.metaDescription':
    'Why {brand} exists: a community for high-tech manufacturers, suppliers, distributors and customers, built around products and their value chains.',
} as const;
