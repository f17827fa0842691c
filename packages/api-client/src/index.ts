export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorParts,
  type ClientErrorCode,
  isApiError,
} from './api-error';
export type { PostFile } from './attached-file';
export { type BrowserStore, browserStore } from './browser-store';
export { setCachedRead } from './chat-cache';
export { unbrokenUpTo } from './chat-page';
export { type Client, type ClientOptions, createClient } from './client';
export { readNewestComments } from './comment-cache';
export { isAnswering } from './is-answering';
export { accountMutations, type EmailRequest } from './mutations/accounts';
export { saveAlertSettings } from './mutations/alerts';
export { type SeenEvent, tellEvents } from './mutations/analytics';
export { articleMutations } from './mutations/articles';
export { calendarMutations } from './mutations/calendars';
export { chatMutations, type NewMessage } from './mutations/chats';
export { type ChangedCompany, type CompanyPicture, companyMutations } from './mutations/companies';
export { companyLinkMutations } from './mutations/company-links';
export { duplicateMutations } from './mutations/duplicates';
export { embedMutations } from './mutations/embeds';
export { type EventDraft, type EventUpdate, eventMutations } from './mutations/events';
export { linkMutations } from './mutations/links';
export { meMutations, type UserPicture } from './mutations/me';
export { moderationMutations } from './mutations/moderation';
export { networkMutations } from './mutations/network';
export { markNotificationsRead } from './mutations/notifications';
export { planMutations } from './mutations/plans';
export {
  type PostContent,
  type PostDraft,
  type PostTagging,
  type PostUpdate,
  postContentMutations,
} from './mutations/post-content';
export { type NewComment, postMutations } from './mutations/posts';
export { type ProductPicture, type ProductUpdate, productMutations } from './mutations/products';
export {
  type EmbedHappening,
  type EmbedHappenings,
  publisherMutations,
  tellEmbedEvents,
} from './mutations/publishers';
export { pushMutations } from './mutations/push';
export { type QuoteAnswerDraft, quoteMutations } from './mutations/quotes';
export { securityMutations } from './mutations/security';
export { sharingMutations } from './mutations/sharing';
export {
  exportAddress,
  type SheetDecision,
  type SheetDraft,
  spreadsheetMutations,
} from './mutations/spreadsheets';
export { supplierMutations } from './mutations/suppliers';
export { type LinkedDraft, type LinkedProducts, valueChainMutations } from './mutations/value-chain';
export type { Cursor, LimitedPage, LimitedRows, Page, PageRequest, Pages, Rows } from './page';
export { addCachedPost, reloadFeeds } from './post-cache';
export { type AnalyticsRange, analyticsQueries } from './queries/analytics';
export { calendarQueries, eventCalendarAddress } from './queries/calendars';
export { chatQueries } from './queries/chats';
export { companyQueries } from './queries/companies';
export { companyLinkQueries } from './queries/company-links';
export { duplicateQueries } from './queries/duplicates';
export { type AttendeeFilter, type ExhibitorFilter, eventQueries } from './queries/events';
export { type FeedAbout, feedQueries } from './queries/feeds';
export { linkQueries } from './queries/links';
export { meQueries } from './queries/me';
export { memberQueries } from './queries/members';
export { moderationQueries } from './queries/moderation';
export { type NetworkCounters, networkQueries } from './queries/network';
export { newestPostQuery } from './queries/newest-post';
export { notificationsQuery } from './queries/notifications';
export { planQueries } from './queries/plans';
export { postQueries } from './queries/posts';
export { productQueries } from './queries/products';
export { publisherQueries } from './queries/publishers';
export { quoteAttachmentPath, quoteQueries } from './queries/quotes';
export { type SearchRequest, searchQueries } from './queries/search';
export { sessionQueries } from './queries/session';
export { sharingQueries } from './queries/sharing';
export {
  type CatalogueLink,
  calendarKeys,
  chatKeys,
  companyKeys,
  type EventFilter,
  eventKeys,
  feedKeys,
  meKeys,
  memberKeys,
  moderationKeys,
  networkKeys,
  notificationKeys,
  type ProductFilter,
  planKeys,
  postKeys,
  productKeys,
  publisherKeys,
  quoteKeys,
  type SupplierFilter,
  searchKeys,
  sessionKeys,
} from './query-keys';
export { randomId } from './random-id';
export { queryDefaults } from './retry';
export { type SessionAddresses, sessionAddresses } from './session-addresses';
export type {
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
  ChatMessage,
  ChatRead,
  ChatRoom,
  ChatUser,
  Comment,
  CommunityEvent,
  Company,
  CompanyCreation,
  CompanyDraft,
  CompanyFollow,
  CompanyLink,
  CompanyProduct,
  CompanyProposal,
  CompanyProposals,
  CompanyUpdate,
  Connection,
  ConnectionEntry,
  ContactDetail,
  CustomerRow,
  components,
  DecisionDraft,
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
  FollowedProduct,
  FollowedProductEntry,
  Follower,
  FoundPerson,
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
  PotentialCustomer,
  Product,
  ProductCounts,
  ProductDraft,
  ProductImages,
  ProductRef,
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
  SearchHit,
  SearchSource,
  Security,
  SessionEntry,
  SheetKind,
  SheetMapping,
  SheetPreviewRow,
  SpreadsheetImported,
  SpreadsheetPreview,
  SpreadsheetUndone,
  Stream,
  Supplier,
  SupplierDraft,
  TeamInvitation,
  TeamList,
  TeamMember,
  User,
  VendorRow,
  WizardRegistration,
} from './types';
export type { Upload } from './upload';
export { VideoUploadError } from './video-upload';
