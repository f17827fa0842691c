export const siteFooterMessages = {
  'siteFooter.label': 'About this site',
  'siteFooter.about': 'About Us',
  'siteFooter.contact': 'Contact Us',
  'siteFooter.faq': 'FAQ',
  'siteFooter.pricing': 'Pricing',
  'siteFooter.widgets': 'Widgets',
  'siteFooter.terms': 'Terms',
  'siteFooter.privacy': 'Privacy',
  'siteFooter.accessibility': 'Accessibility',
  'siteFooter.industries': 'Industries',
  'siteFooter.social': '{brand} on social media',
  'siteFooter.copyright': '© {year} {brand}',
} as const;
