export { activityText } from './activity-text';
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
} from './alerts';
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
} from './analytics';
export {
  ART_VERSION,
  type ArtKind,
  type ArtSubject,
  artCardPath,
  artPath,
  parseArtPath,
} from './art-address';
export {
  addToCalendarLink,
  type CalendarEntry,
  subscribeLink,
  WEB_CALENDARS,
  type WebCalendar,
  webcalAddress,
} from './calendar-links';
export {
  CHAT_MESSAGES_MAX,
  CHAT_ROOMS_MAX,
  type ChatReading,
  chatIdOf,
  chatMembers,
  chatPartner,
  isChatUnread,
} from './chat';
export { codePointLength, compareCodePoints } from './code-points';
export { CONTENT_KINDS, type ContentKind, contentKindOf } from './content-kind';
export { COUNTRIES, type Country, countryName, findCountry } from './countries';
export { countriesIn, countryIn, type ShownCountry } from './country-in';
export type { CountryCode } from './country-list';
export { countryOfCodeIn } from './country-of-code-in';
export { cutText } from './cut-text';
export { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from './email';
export {
  EMBED_PATH,
  EMBED_THEMES,
  type EmbedChoices,
  type EmbedQuery,
  type EmbedTheme,
  embedFramePath,
  embedHeight,
  embedLookOf,
  embedRowsMax,
  hasEmbedRows,
  readEmbedChoices,
  writeEmbedChoices,
} from './embed-choices';
export {
  EMBED_ELEMENT_NAMES,
  EMBED_ELEMENTS,
  EMBED_HEIGHTS,
  EMBED_LEVELS_MAX,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedElement,
  type EmbedElementName,
  type EmbedKind,
  type EmbedRelation,
  embedElement,
  isEmbedAbout,
} from './embed-elements';
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
} from './embed-events';
export {
  EMBED_LOOK_OURS,
  EMBED_RADIUS_MAX,
  type EmbedLook,
  type EmbedLookName,
  embedLookProperties,
  hardToRead,
  readEmbedLook,
  readEmbedLookValue,
  refusedEmbedLook,
  type WornLook,
} from './embed-look';
export {
  PREFLIGHT_HEADERS_MAX_BYTES,
  PREFLIGHT_HTML_MAX_BYTES,
} from './embed-preflight';
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
} from './embed-snippets';
export {
  ENTITLEMENTS,
  type Entitlements,
  type QuoteReach,
} from './entitlements';
export {
  apiUrlFor,
  ENVIRONMENTS,
  type Environment,
  type EnvironmentName,
  environmentOf,
  parseEnvironments,
} from './environments';
export {
  daysOfEvent,
  EVENT_EXHIBITORS_MAX,
  EVENT_EXHIBITORS_OF_OTHERS_MAX,
  EVENT_PICTURE_RATIO,
  EVENT_PICTURE_WIDTH_PX,
  EVENT_PRODUCTS_MAX,
  EVENT_PRODUCTS_OF_OTHERS_MAX,
  EVENT_SIZE,
  EVENT_SUMMARY_MAX,
  EVENT_TABLE_ROWS,
  EVENT_VOTES,
  type EventVote,
  isTimeZone,
  lastMomentOf,
  placeOfEvent,
  readEventVote,
  shownTimeZone,
  timeZoneName,
} from './events';
export { isFaceName } from './face-name';
export { foldText } from './fold-text';
export { hashText } from './hash';
export {
  type CatalogueProduct,
  FIRST_FEED_PRODUCTS_MIN,
  INDUSTRIES,
  type Industry,
} from './industries';
export {
  INDUSTRY_PAGE_IDS,
  INDUSTRY_PAGES,
  type IndustryPageId,
  industryPath,
  isIndustryPageId,
} from './industry-pages';
export { INQUIRY_ATTACHMENT, QUOTE_ATTACHMENT } from './inquiry';
export {
  acceptedLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from './languages';
export { isLoginRefusal, LOGIN_REFUSALS, type LoginRefusal } from './login-refusals';
export {
  type FileMediaKind,
  type MediaKind,
  mediaKindOfMime,
  youtubeId,
} from './media';
export { type MetaDescriptionParts, metaDescription } from './meta-description';
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
} from './moderation';
export { NOTIFICATION_SIZE, NOTIFICATIONS_MAX } from './notifications';
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
  isPasswordLongEnough,
  isPasswordOfNames,
  PASSWORD_MAX_LENGTH,
} from './password';
export { pictureOf, shownName } from './person';
export {
  PLAN_FEATURES,
  PLAN_MATRIX,
  PLAN_OFFERS,
  type PlanFeature,
  type PlanOffer,
  type PlanShare,
  type PlanSource,
} from './plan-offers';
export { isPlan, PLANS, type Plan, type ViewerLevel, viewerLevel } from './plans';
export {
  POST_MEDIA,
  POST_NAMES_MAX,
  POST_VIDEO_FORM_BYTES,
  type PostFileProblem,
  type PostMediaLimits,
  postFileKind,
  postFileProblem,
  VIDEO_RETRY_DELAYS_MS,
} from './post-media';
export {
  COMMENT_SIZE,
  cutPostTitle,
  FEED_SIZE,
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
  videoLinkOf,
} from './posts';
export { type RelativeTimeTexts, relativeTime } from './relative-time';
export { safeReturnPath } from './return-path';
export { RICH_TEXT } from './rich-text';
export { ARTICLE_MAX, canSearch, SEARCH_MINIMUMS, type SearchPlace, searchText } from './search';
export { isSector, SECTORS, type Sector, type SectorInfo, sectorInfo } from './sectors';
export {
  type AddressList,
  type InvitedKind,
  readAddresses,
  SHARE_ADDRESSES_MAX,
  SHARE_SUBJECT_MAX,
  SHARED_KINDS,
  type SharedKind,
} from './sharing';
export { asTyped, isSeen, isShownLine, isShownText, withoutHidden } from './shown-text';
export { chatPath, messagePath, quotePath, SITE_PATHS } from './site-paths';
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
} from './slug';
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
} from './socket-frames';
export { SOURCE_LINK_MAX, sourceLink, VERDICT_REASON_MAX } from './source-link';
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
} from './subscription';
export {
  COMPANY_TYPES,
  type CompanyType,
  SUPPLIER_TYPES,
  type SupplierType,
  supplierType,
} from './supplier-type';
export {
  compareSuppliers,
  countrySortKey,
  DEFAULT_SUPPLIER_SORT,
  nameSortKey,
  type SortableSupplier,
  SUPPLIER_SORTS,
  type SupplierSort,
} from './suppliers';
export { charactersLeft, isNearLimit, type LimitedText, PHONE_MAX_LENGTH, TEXT_LIMITS } from './text-limits';
export {
  CHAT_RECONNECT_FIRST_MS,
  CHAT_RECONNECT_LAST_MS,
  COPIED_MS,
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
} from './visibility';
export { isWebsite, websiteHref } from './website';
