/** Paths of the community that other pages lead to and that hold no id. */
export const SITE_PATHS = {
  home: '/',
  about: '/aboutus',
  contact: '/contact',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  /** Where editors make snippets of widgets, and find what an article names. */
  widgets: '/widgets',
  widgetsOfArticle: '/widgets/article',
  /** Whether they work on a page of one's own. */
  widgetCheck: '/widgets/check',
  /** What becomes of them on one's own sites. */
  widgetSites: '/widgets/sites',
  /** The documentation for developers. */
  developers: '/developers',
  /** What the plans cost, for visitors. @see PLAN-010 */
  pricing: '/pricing',
  /** One's own plan, and how it is paid. @see GAP-006 */
  plans: '/plans',
  /** Where a checkout leads back to. @see PLAN-019, PLAN-020 */
  paymentSuccess: '/payment/success',
  paymentFailure: '/payment/failure',
  /** Who shares one's plan. @see GAP-005 */
  teamMembers: '/team-members',
  /** Where one chooses which of one's addresses mails go to, and what that led to. @see GAP-008 */
  selectMail: '/select-mail',
  selectMailMessage: '/select-mail-message',
  /** Linked from nowhere. @see GAP-004 */
  hidden: '/hidden',
  /** Mock-ups with fixed content. @see GAP-024 */
  sampleQuoteRequest: '/sample/quote-request',
  sampleSupplierSelection: '/sample/supplier-selection',
  search: '/search',
  /** Takes the form by which one chooses the language of the interface. */
  language: '/language',
  signUp: '/signup',
  /** What to do after a sign-up with an e-mail alone. @see PAGE-009 */
  signUpSent: '/signup/verificationMessage',
  /** @see PAGE-010 */
  thankYou: '/thankyou',
  /** Behind the link of a verification e-mail. @see GAP-038 */
  verify: '/verify',
  /** Behind the link for a forgotten password, and where one asks for it. @see GAP-039 */
  resetPassword: '/resetpassword',
  /** Behind the link of a mail that a member has sent: never again. @see GAP-095 */
  unsubscribe: '/unsubscribe',
  /** One's own profile, to edit. */
  profile: '/profile',
  /** What a member can set, a page each. @see settingsPath */
  settings: '/settings',
  /** Canonical for `/networkfeed/global`, too. @see DIFF-006 */
  networkFeed: '/networkFeed/global',
  /** The wizard's way out: the global feed as it is, be it empty. @see PAGE-013, DIFF-007 */
  networkFeedAsItIs: '/networkFeed/global/noop',
  /** Where a first feed is put together. @see FEED-006 */
  firstFeed: '/networkFeed/new',
  /** Every product. @see PROD-058 */
  products: '/products',
  /** The directory of companies. */
  companies: '/companies',
  /** Two to four products or companies side by side. */
  compare: '/compare',
  myProducts: '/myproduct',
  /** Who supplies what goes into one’s company’s products. @see LIST-001 */
  vendors: '/vendors',
  /** Who supplies what they go into. @see LIST-002 */
  customers: '/customers',
  /** @see LIST-003 */
  connections: '/connections',
  /** Requests for quotes, sent and received. @see DIFF-003 */
  quotes: '/quotes',
  /** How one’s company is looked at, for Platinum. @see PLAN-008, GAP-077 */
  analytics: '/analytics',
  notifications: '/notifications',
  messages: '/message',
  /** For moderators alone. @see GAP-096 */
  moderation: '/moderation',
  moderationCompanies: '/moderation/companies',
  moderationDuplicates: '/moderation/duplicates',
  /** All events. @see GAP-023 */
  events: '/event-list',
  /** Where an event is created. @see EVT-019 */
  addEvent: '/addevent',
  /** One's own saved searches. */
  savedSearches: '/settings/notifications#saved-searches',
  /** Where one's own calendar is given links to subscribe to. */
  calendars: '/settings/calendar',
} as const;

/** A request for a quote, with its answers. @see DIFF-003 */
export const quotePath = (id: string): string => `${SITE_PATHS.quotes}/${id}`;

/** The conversation with a member, begun or not. @see PAGE-017, PROD-018 */
export function messagePath({ id, name }: { id: string; name: string }): string {
  return `${SITE_PATHS.messages}?userId=${encodeURIComponent(id)}&userName=${encodeURIComponent(name)}`;
}

/** A conversation by its id. */
export function chatPath(chatId: string): string {
  return `${SITE_PATHS.messages}?chatId=${encodeURIComponent(chatId)}`;
}
