export const aboutUsMessages = {
  'aboutUs.title': 'About us',
  'aboutUs.mission':
    'Our mission is to make it plain who makes what in high-tech manufacturing: from the raw material, through every part and machine, to the product in use.',
  'aboutUs.products':
    '{brand} is built around products rather than people. Every product has a page that says what it is made of, who supplies it, where it ends up, and who is likely to buy it. Follow the products that you make, buy or sell, and the news about them comes to you.',
  'aboutUs.network':
    'The network is kept by those who work in it. Members add products, suppliers and links; researchers look at the edits. Eight sectors are served: optical fiber, photovoltaic, UV/EB curing, lithium-ion, additive manufacturing, carbon fiber, semiconductor and green hydrogen.',
  'aboutUs.open':
    'Product and company pages are open to everybody. An account lets you follow, post, message the people behind a company, and be found yourself.',
  'aboutUs.contact': 'CONTACT US',
  'aboutUs.metaDescription':
    'Why {brand} exists: a community for high-tech manufacturers, their suppliers, distributors and customers, built around products and their value chains.',
} as const;
