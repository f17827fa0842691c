/** Paths of the community that other pages lead to and that hold no id. */
export const SITE_PATHS = {
  home: '/',
  about: '/aboutus',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  signUp: '/signup',
  /** One's own profile, to edit. */
  profile: '/profile',
  /** Canonical for `/networkfeed/global`, too. @see DIFF-006 */
  networkFeed: '/networkFeed/global',
  myProducts: '/myproduct',
  notifications: '/notifications',
  messages: '/message',
} as const;
