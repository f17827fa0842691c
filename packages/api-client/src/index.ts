export { meKeys, sessionKeys } from './account/keys';
export { accountMutations, type EmailRequest, meMutations, type UserPicture } from './account/mutations';
export { meQueries, sessionQueries } from './account/queries';
export { securityMutations } from './account/security-mutations';
export { type BrowserStore, browserStore } from './browser-store';
export { catalogueQueries } from './catalogue/browse-queries';
export {
  type CatalogueFilter,
  type CatalogueLink,
  type ConcentrationFilter,
  type ProductFilter,
  productKeys,
  type SupplierFilter,
  sectorKeys,
} from './catalogue/keys';
export { linkMutations, supplierMutations } from './catalogue/link-mutations';
export {
  duplicateMutations,
  type ProductPicture,
  type ProductUpdate,
  productMutations,
} from './catalogue/mutations';
export { duplicateQueries, linkQueries, productQueries } from './catalogue/queries';
export { planKeys, quoteKeys } from './commerce/keys';
export {
  planMutations,
  type QuoteAnswerDraft,
  quoteMutations,
  type SeenEvent,
  tellEvents,
} from './commerce/mutations';
export {
  type AnalyticsRange,
  analyticsQueries,
  planQueries,
  quoteAttachmentPath,
  quoteQueries,
} from './commerce/queries';
export { directoryQueries } from './companies/directory-queries';
export { companyKeys, type DirectoryFilter } from './companies/keys';
export {
  type ChangedCompany,
  type CompanyPicture,
  companyLinkMutations,
  companyMutations,
} from './companies/mutations';
export { companyLinkQueries, companyQueries } from './companies/queries';
export { calendarKeys, type EventFilter, eventKeys } from './events/keys';
export { calendarMutations, type EventDraft, type EventUpdate, eventMutations } from './events/mutations';
export {
  type AttendeeFilter,
  calendarQueries,
  type ExhibitorFilter,
  eventCalendarAddress,
  eventQueries,
} from './events/queries';
export { addCachedPost, readNewestComments, reloadFeeds } from './feed/cache';
export { feedKeys, postKeys } from './feed/keys';
export {
  type NewComment,
  type PostContent,
  type PostDraft,
  type PostTagging,
  type PostUpdate,
  postContentMutations,
  postMutations,
  sharingMutations,
} from './feed/mutations';
export {
  type FeedAbout,
  type FeedFilter,
  feedQueries,
  NEWEST_ASKED,
  newestPostsQuery,
  postQueries,
  sharingQueries,
} from './feed/queries';
export { setCachedRead } from './messaging/cache';
export { lastContiguousNumber } from './messaging/chat-page';
export { chatKeys } from './messaging/keys';
export { loadMessagesDownTo } from './messaging/load-down-to';
export { chatMutations, type NewMessage, type NewRoom } from './messaging/mutations';
export { chatQueries } from './messaging/queries';
export { memberKeys, networkKeys } from './network/keys';
export { networkMutations } from './network/mutations';
export { memberQueries, type NetworkCounters, networkQueries } from './network/queries';
export { notificationKeys } from './notifications/keys';
export {
  markNotificationsRead,
  openNotifications,
  pushMutations,
  saveAlertSettings,
} from './notifications/mutations';
export { notificationsQuery } from './notifications/queries';
export {
  moderationKeys,
  type SiteSearch,
  savedSearchKeys,
  searchKeys,
  spreadsheetKeys,
} from './operations/keys';
export type { LinkedKind } from './operations/link-batch';
export {
  exportAddress,
  moderationMutations,
  refetchImported,
  type SheetDecision,
  type SheetDraft,
  spreadsheetMutations,
} from './operations/mutations';
export { moderationQueries, spreadsheetQueries } from './operations/queries';
export { savedSearchMutations } from './operations/saved-search-mutations';
export {
  type FoundEverything,
  savedSearchQueries,
  siteSearchQueries,
} from './operations/site-search-queries';
export { publisherKeys } from './publishing/keys';
export {
  articleMutations,
  type EmbedHappening,
  type EmbedHappenings,
  embedMutations,
  publisherMutations,
  tellEmbedEvents,
} from './publishing/mutations';
export { publisherQueries } from './publishing/queries';
export type { FoundPage, FoundRows } from './query-options/found-page';
export type { Cursor, LimitedPage, LimitedRows, Page, PageRequest, Pages, Rows } from './query-options/page';
export { type ListReply, paginate, type RowOf } from './query-options/paginate';
export { randomId } from './random-id';
export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorParts,
  type ClientErrorCode,
  isApiError,
} from './transport/api-error';
export { type Client, type ClientOptions, createClient } from './transport/client';
export { isAnswering } from './transport/is-answering';
export { queryDefaults } from './transport/retry';
export { type SessionAddresses, sessionAddresses } from './transport/session-addresses';
export { type Reply, unwrap } from './transport/unwrap';
export type {
  AccessToken,
  AccessTokenDraft,
  AccountDeletion,
  Activity,
  ActivityAuthor,
  AlertSettings,
  Analytics,
  AnalyticsBucket,
  AnalyticsProduct,
  ApplicationEntry,
  ArticleMatch,
  Attendee,
  BlockedMember,
  BlockState,
  BulkProductEntry,
  BulkProductResult,
  BulkProducts,
  Calendar,
  CaseDecision,
  CaseReport,
  CatalogueCompany,
  CatalogueFacets,
  CatalogueProduct,
  ChatGroup,
  ChatMessage,
  ChatPerson,
  ChatRead,
  ChatRoom,
  ChatUser,
  Comment,
  CommunityEvent,
  Company,
  CompanyCountryList,
  CompanyCreation,
  CompanyDraft,
  CompanyFacets,
  CompanyFactsDraft,
  CompanyFollow,
  CompanyKnownFacts,
  CompanyLink,
  CompanyProduct,
  CompanyProposal,
  CompanyProposalList,
  CompanyUpdate,
  ConcentrationCountry,
  ConcentrationEntry,
  ConcentrationList,
  ConcentrationSummary,
  Connection,
  ConnectionEntry,
  ContactDetail,
  CountryCount,
  CustomerRow,
  components,
  DecisionDraft,
  DiscussionComment,
  DiscussionThread,
  DuplicateCase,
  DuplicateDecision,
  DuplicateDecisionDraft,
  DuplicateDraft,
  DuplicateKind,
  DuplicateThing,
  Edit,
  EditChange,
  EmailOptOut,
  EmailShare,
  EmbedFinding,
  EmbedFindingCode,
  EmbedMergedPolicy,
  EmbedPreflight,
  EmbedPreflightForm,
  EmbedStatus,
  Employee,
  ErrorCode,
  EventCounts,
  EventProduct,
  EventSummary,
  Exhibitor,
  ExportTable,
  FacetValue,
  FollowedProduct,
  FollowedProductEntry,
  Follower,
  FoundEvent,
  FoundMember,
  FoundPerson,
  FoundPost,
  HiddenNote,
  Image,
  InquiryDraft,
  Invoice,
  Liker,
  LikeState,
  Limited,
  Link,
  LinkCase,
  LinkCaseDecision,
  LinkDecision,
  LinkDecisionDraft,
  LinkEvidence,
  LinkPayload,
  LinkVerdict,
  LinkVerdictDraft,
  Me,
  Media,
  Member,
  Mention,
  MeUpdate,
  ModerationCase,
  ModerationCaseDetail,
  NewAccessToken,
  NewPublisherSite,
  Notification,
  NotificationList,
  NotificationType,
  OwnEmail,
  OwnPlan,
  operations,
  Passkey,
  PasskeyCredential,
  PasskeyOptions,
  PasswordUpdate,
  Post,
  PostAuthor,
  PostLikes,
  PostVersion,
  PotentialCustomer,
  Product,
  ProductCounts,
  ProductDocument,
  ProductDraft,
  ProductIdentifiers,
  ProductIdentifiersDraft,
  ProductImages,
  ProductProperty,
  ProductPropertyDraft,
  ProductRef,
  ProductSynonyms,
  ProfileDraft,
  PublisherReport,
  PublisherReportBucket,
  PublisherSite,
  PublisherSiteProof,
  PublisherWidget,
  PushDevice,
  paths,
  QuoteAnswer,
  QuoteRequest,
  QuoteRequestDetail,
  RawMaterialEntry,
  Reauthentication,
  RecommendedProduct,
  Registration,
  ReportDraft,
  ReportTarget,
  SavedQuery,
  SavedSearch,
  SavedSearchChange,
  SavedSearchDraft,
  SearchAdvice,
  SearchCategory,
  SearchGroup,
  SearchHit,
  SearchMatch,
  SearchResult,
  SearchSource,
  SectorChain,
  SectorList,
  SectorOverview,
  SectorSummary,
  Security,
  SessionEntry,
  SheetFault,
  SheetKind,
  SheetMapping,
  SheetPreviewRow,
  SpreadsheetImport,
  SpreadsheetPreview,
  SpreadsheetUndone,
  Stream,
  Suggestion,
  Supplier,
  SupplierDraft,
  TeamInvitation,
  TeamList,
  TeamMember,
  TextEncoding,
  TextRange,
  User,
  VendorRow,
  WiderSearch,
  WizardRegistration,
} from './types';
export type { PostFile } from './uploads/attached-file';
export type { Upload } from './uploads/upload';
export { VideoUploadError } from './uploads/video-upload-error';
export { type LinkedDraft, type LinkedProducts, valueChainMutations } from './value-chain/mutations';
