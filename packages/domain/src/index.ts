export {
  ACCESS_TOKEN_DAYS,
  ACCESS_TOKEN_DAYS_DEFAULT,
  ACCESS_TOKENS_MAX,
  type AccessTokenScope,
} from './account/access-token';
export { EMAIL_MAX_LENGTH, isEmail, normalizeEmail, writtenEmail } from './account/email';
export { isLoginRefusal, LOGIN_REFUSALS, type LoginRefusal } from './account/login-refusals';
export {
  isPasswordLongEnough,
  isPasswordOfNames,
  PASSWORD_MAX_LENGTH,
} from './account/password';
export { safeReturnPath } from './account/return-path';
export { suggestEmail } from './account/suggest-email';
export { activityText } from './catalogue/activity-text';
export {
  type ChainProduct,
  CONCENTRATION_DEPTH_DEFAULT,
  CONCENTRATION_DEPTH_MAX,
  CONCENTRATION_DIRECTIONS,
  CONCENTRATION_GUIDELINES,
  type Concentration,
  type ConcentrationBand,
  type ConcentrationDirection,
  type ConcentrationGuideline,
  type ConcentrationSort,
  type CountrySuppliers,
  type CutOff,
  concentrationBand,
  cutOffWithout,
  measureConcentration,
  type SupplierShare,
} from './catalogue/concentration';
export {
  NO_IDENTIFIERS,
  type ProductIdentifiers,
  readCasNumber,
  readCnCode,
  readEclassCode,
  readEcNumber,
  readFormula,
  readHsCode,
  readUnspscCode,
  squashIdentifier,
} from './catalogue/identifiers';
export {
  type CatalogueProduct,
  FIRST_FEED_PRODUCTS_MIN,
  INDUSTRIES,
  type Industry,
} from './catalogue/industries';
export {
  type DocumentFacts,
  PRODUCT_DOCUMENT_KINDS,
  PRODUCT_DOCUMENTS,
  type ProductDocumentKind,
  readDocumentLine,
  writeDocumentLine,
} from './catalogue/product-documents';
export { isProductKind, PRODUCT_KINDS, type ProductKind } from './catalogue/product-kinds';
export {
  isProductPropertyKey,
  PRODUCT_PROPERTIES,
  type ProductProperty,
  type ProductPropertyKey,
  readPropertyLine,
  writePropertyLine,
} from './catalogue/product-properties';
export {
  formatPropertyAmount,
  PROPERTY_UNITS,
  type PropertyAmount,
  type PropertyDimension,
  type PropertyUnit,
  readPropertyUnit,
} from './catalogue/property-units';
export { isSector, SECTORS, type Sector, type SectorInfo, sectorInfo } from './catalogue/sectors';
export { SOURCE_LINK_MAX, sourceLink, VERDICT_REASON_MAX } from './catalogue/source-link';
export {
  compareSuppliers,
  countrySortKey,
  DEFAULT_SUPPLIER_SORT,
  nameSortKey,
  type SortableSupplier,
  SUPPLIER_SORTS,
  type SupplierSort,
} from './catalogue/suppliers';
export {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_DAYS_MAX,
  ANALYTICS_EVENTS_MAX,
  ANALYTICS_PERIODS,
  type AnalyticsDays,
  type AnalyticsEvent,
  type AnalyticsPeriod,
  type AnalyticsRangeProblem,
  type AnalyticsSource,
  analyticsPeriods,
  analyticsRangeProblem,
  daysAfter,
  lastDays,
  periodStart,
  utcDay,
} from './commerce/analytics';
export {
  ENTITLEMENTS,
  type Entitlements,
  type QuoteReach,
} from './commerce/entitlements';
export { INQUIRY_ATTACHMENT, QUOTE_ATTACHMENT, QUOTE_SUPPLIERS_MAX } from './commerce/inquiry';
export {
  PLAN_FEATURES,
  PLAN_MATRIX,
  PLAN_OFFERS,
  type PlanFeature,
  type PlanOffer,
  type PlanShare,
  type PlanSource,
} from './commerce/plan-offers';
export { isPlan, PLANS, type Plan, type ViewerLevel, viewerLevel } from './commerce/plans';
export { priceFormat } from './commerce/price-format';
export {
  givesPlan,
  NOTICE_DAYS,
  nextSubscription,
  noticeDue,
  type PaidPlan,
  planEnd,
  RENEWAL_DAYS,
  reportedSubscription,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionReport,
  type SubscriptionState,
  type Term,
  teamSeats,
  termFrom,
} from './commerce/subscription';
export {
  CERTIFICATE_NAMES,
  CERTIFICATE_SCHEMES,
  type CertificateScheme,
  type CompanyCertificate,
  type CompanyFacts,
  type CompanySite,
  isCertificateValid,
  isSizeBand,
  readCertificateLine,
  readSiteLine,
  SITE_KINDS,
  SIZE_BANDS,
  type SiteKind,
  type SizeBand,
  writeCertificateLine,
  writeSiteLine,
} from './companies/company-facts';
export { readDuns, readLei, readOsId, readVatId } from './companies/company-identifiers';
export {
  COMPANY_TYPES,
  type CompanyType,
  SUPPLIER_TYPES,
  type SupplierType,
  supplierType,
} from './companies/supplier-type';
export { isWebsite, websiteHref } from './companies/website';
export { COUNTRIES, type Country, countryName, findCountry } from './countries/countries';
export { countriesIn, countryIn, type ShownCountry } from './countries/country-in';
export type { CountryCode } from './countries/country-list';
export { countryOfCodeIn } from './countries/country-of-code-in';
export {
  addToCalendarLink,
  type CalendarEntry,
  subscribeLink,
  WEB_CALENDARS,
  type WebCalendar,
  webcalAddress,
} from './events/calendar-links';
export {
  dayIn,
  daysOfEvent,
  EVENT_EXHIBITORS_MAX,
  EVENT_EXHIBITORS_OF_OTHERS_MAX,
  EVENT_PICTURE_RATIO,
  EVENT_PICTURE_WIDTH_PX,
  EVENT_PRODUCTS_MAX,
  EVENT_PRODUCTS_OF_OTHERS_MAX,
  EVENT_REMINDERS,
  EVENT_SIZE,
  EVENT_SUMMARY_MAX,
  EVENT_TABLE_ROWS,
  EVENT_VOTES,
  type EventReminder,
  type EventVote,
  isTimeZone,
  lastEventMoment,
  placeOfEvent,
  readEventVote,
  shownTimeZone,
  timeZoneName,
} from './events/events';
export { CONTENT_KINDS, type ContentKind, classifyContent } from './feed/content-kind';
export { type FoundAddress, findAddresses } from './feed/find-addresses';
export {
  type FileMediaKind,
  type MediaKind,
  youtubeId,
} from './feed/media';
export { isInAddress, wellPlacedMentions } from './feed/mention-places';
export {
  POST_MEDIA,
  POST_NAMES_MAX,
  POST_VIDEO_FORM_BYTES,
  type PostFileProblem,
  type PostMediaLimits,
  postFileKind,
  postFileProblem,
  VIDEO_RETRY_DELAYS_MS,
} from './feed/post-media';
export {
  COMMENT_SIZE,
  cutPostTitle,
  FEED_REASONS,
  FEED_SIZE,
  type FeedReason,
  findVideoLink,
  MENTION_KINDS,
  type Mention,
  type MentionKind,
  POST_CLAMP_LINES,
  POST_DESCRIPTION_MAX,
  POST_HEADLINE_MAX,
  postPath,
  postTitle,
  VISIBILITIES,
  type VideoLink,
  type Visibility,
} from './feed/posts';
export {
  type AddressList,
  type InvitedKind,
  readAddresses,
  SHARE_ADDRESSES_MAX,
  SHARE_SUBJECT_MAX,
  SHARED_KINDS,
  type SharedKind,
} from './feed/sharing';
export { hashText } from './hash';
export {
  acceptedLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages';
export {
  CHAT_MESSAGES_MAX,
  CHAT_PEOPLE_MAX,
  CHAT_ROOMS_MAX,
  CHAT_UNREAD_MAX,
  type ChatReading,
  chatMembers,
  chatPartner,
  directChatId,
  isChatUnread,
  isGroupChat,
} from './messaging/chat';
export {
  CLIENT_FRAME_MAX_BYTES,
  type ClientFrame,
  type RoomRequest,
  readClientFrame,
  readServerFrame,
  type ServerFrame,
  SOCKET_CLOSE,
  type SocketErrorCode,
  type SocketMessage,
  type SocketNotification,
} from './messaging/socket-frames';
export { isFamilyNameFirst, personName, personPicture, shownName } from './network/person';
export {
  DESIGNATIONS_MAX,
  FOLLOWER_SAMPLE,
  initialledName,
  isDisclosed,
  isOwnCompany,
  type LevelVisibility,
  mayReadFurtherPages,
  namedContacts,
  type Onlooker,
  pageSizeFor,
  rowsWithContacts,
  seesAttendees,
  seesFollowers,
  VISIBILITY,
} from './network/visibility';
export {
  ALERT_FREQUENCIES,
  type AlertFrequencies,
  type AlertFrequency,
  type AlertKind,
  NOTIFICATION_KIND_OF,
  NOTIFICATION_KINDS,
  type NotificationKind,
  nextAlertAt,
  USUAL_ALERTS,
} from './notifications/alerts';
export { NOTIFICATION_SIZE, NOTIFICATIONS_MAX } from './notifications/notifications';
export {
  type Decision,
  type DuplicateDecision,
  type DuplicateKind,
  needsDecisionReason,
  needsReportText,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportedKind,
  type ReportReason,
} from './operations/moderation';
export {
  ARTICLE_MAX,
  canSearch,
  SAVED_SEARCHES_MAX,
  SEARCH_MINIMUMS,
  type SearchPlace,
  searchText,
  type TypedSearch,
  typedSearch,
} from './operations/search';
export {
  ACTIVITY_ITEMS,
  CUSTOMER_AVATARS_MAX,
  GUEST_FEED_POSTS,
  RECOMMENDED_PRODUCTS,
  RECOMMENDED_STEPS_MAX,
  SEE_ALL_CUSTOMERS_FIRST,
  SEE_ALL_SUPPLIERS_FIRST,
  SUPPLIERS_FIRST,
  TABLE_ROWS_FIRST,
  TABLE_ROWS_STEP,
} from './pagination';
export {
  EMBED_COLOR_SCHEMES,
  EMBED_PATH,
  type EmbedChoices,
  type EmbedColorScheme,
  type EmbedQuery,
  type EmbedSize,
  embedFramePath,
  embedHeight,
  embedOwnHeight,
  embedRowsMax,
  fitEmbedLayout,
  hasEmbedRows,
  isEmbedHeight,
  readEmbedChoices,
  resolveWidgetTheme,
  writeEmbedChoices,
} from './publishing/embed-choices';
export {
  EMBED_ELEMENT_NAMES,
  EMBED_ELEMENTS,
  EMBED_HEIGHT_MAX,
  EMBED_HEIGHTS,
  EMBED_LAYOUTS,
  EMBED_LEVELS_MAX,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedElement,
  type EmbedElementName,
  type EmbedKind,
  type EmbedLayout,
  type EmbedRelation,
  embedElement,
  isEmbedAbout,
} from './publishing/embed-elements';
export {
  EMBED_FIGURES,
  EMBED_SITE_PARAMETER,
  EMBED_SOURCE_PARAMETER,
  type EmbedEvent,
  type EmbedFigure,
  type EmbedSource,
  PUBLISHER_PROOF,
  PUBLISHER_PROOF_DAYS,
  PUBLISHER_SITES_MAX,
  publisherProofMarkup,
  readEmbedSource,
  readFramingSite,
  writeEmbedSource,
} from './publishing/embed-events';
export {
  PREFLIGHT_HEADERS_MAX_BYTES,
  PREFLIGHT_HTML_MAX_BYTES,
} from './publishing/embed-preflight';
export {
  EMBED_FORMS,
  type EmbedForm,
  type EmbedScript,
  type EmbedSnippetParts,
  type EmbedSnippets,
  type EmbedSubject,
  embedPagePath,
  embedSnippets,
  type PinnedScript,
} from './publishing/embed-snippets';
export {
  DEFAULT_WIDGET_THEME,
  EMBED_RADIUS_MAX,
  hardToRead,
  invalidWidgetThemeProperty,
  type ResolvedWidgetTheme,
  readWidgetTheme,
  readWidgetThemeValue,
  type WidgetTheme,
  type WidgetThemeProperty,
  widgetThemeProperties,
} from './publishing/widget-theme';
export { RICH_TEXT } from './rich-text';
export {
  ART_CARD_SIZE,
  ART_VERSION,
  type ArtKind,
  type ArtSubject,
  artCardPath,
  artPath,
  parseArtPath,
} from './shell/art-address';
export {
  DEVELOPER_GROUPS,
  DEVELOPER_SLUGS,
  type DeveloperGroup,
  type DeveloperSlug,
  developerPath,
} from './shell/developer-pages';
export {
  apiUrlFor,
  ENVIRONMENTS,
  type Environment,
  type EnvironmentName,
  environmentForHost,
  parseEnvironments,
} from './shell/environments';
export {
  INDUSTRY_PAGE_IDS,
  INDUSTRY_PAGES,
  type IndustryPageId,
  industryPath,
  isIndustryPageId,
  sectorPath,
} from './shell/industry-pages';
export { type MetaDescriptionParts, metaDescription } from './shell/meta-description';
export {
  isSettingsPage,
  type SettingsPage,
  settingsPath,
} from './shell/settings-pages';
export { chatPath, messagePath, quotePath, SITE_PATHS } from './shell/site-paths';
export {
  type Addressed,
  atomPath,
  companyFeedPath,
  companyPath,
  editEventPath,
  eventPath,
  productFeedPath,
  productPath,
  slugify,
  userFeedPath,
} from './shell/slug';
export { codePointLength, compareCodePoints } from './text/code-points';
export { cutText } from './text/cut-text';
export { foldText } from './text/fold-text';
export {
  normalizeBreaks,
  normalizeName,
  normalizeText,
  sameNameKey,
  withoutInvisible,
} from './text/normalize-text';
export { type RelativeTimeTexts, relativeTime } from './text/relative-time';
export { isSeen, isShownLine, isShownText } from './text/shown-text';
export {
  charactersLeft,
  isNearLimit,
  type LimitedText,
  PHONE_MAX_LENGTH,
  TEXT_LIMITS,
} from './text/text-limits';
export {
  CHAT_RECONNECT_FIRST_MS,
  CHAT_RECONNECT_LAST_MS,
  COPIED_MS,
  DAY_MS,
  DIALOG_CLOSE_DELAY_MS,
  FEED_REFRESH_DELAY_MS,
  FEED_UPDATED_MS,
  FIRST_FEED_DELAY_MS,
  INVITATION_SENT_DELAY_MS,
  LANDING_INQUIRY_DELAY_MS,
  NEW_POSTS_EVERY_MS,
  POST_EDITED_CLOSE_DELAY_MS,
  POST_SUBMIT_DELAY_MS,
  POST_TAGGED_CLOSE_DELAY_MS,
  SEE_ALL_DELAY_MS,
} from './timing';
