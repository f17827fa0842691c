export const siteFooterMessages = {
  'siteFooter.label': 'About this site',
  'siteFooter.about': 'About Us',
  'siteFooter.contact': 'Contact Us',
  'siteFooter.faq': 'FAQ',
  'siteFooter.terms': 'Terms',
  'siteFooter.privacy': 'Privacy',
  'siteFooter.social': '{brand} elsewhere',
  'siteFooter.copyright': '© {year} {brand}',
} as const;
