export { AboutUs, type AboutUsProps } from './AboutUs';
export {
  ChangeStopped,
  EmailConfirmed,
  type EmailConfirmedProps,
  LINK_PROBLEMS,
  type LinkDemand,
  LinkProblem,
  type LinkProblemKind,
  type LinkProblemProps,
  type LinkSubject,
  linkProblem,
  type PasswordFlaw,
  passwordFlaw,
  VerifyLink,
  type VerifyLinkProps,
} from './AccountLink';
export { AccountPage, type AccountPageProps } from './AccountPage';
export {
  ActivitySummary,
  ActivitySummaryContainer,
  type ActivitySummaryContainerProps,
  type ActivitySummaryProps,
  CompanyActivityContainer,
  type CompanyActivityContainerProps,
} from './ActivitySummary';
export {
  ADDED_LINKS,
  type AddedLink,
  AddLinkControl,
  type AddLinkControlProps,
  AddLinkDialog,
  type AddLinkDialogProps,
  AddSuppliedControl,
  type AddSuppliedControlProps,
} from './AddLinkDialog';
export {
  type AddProductState,
  AddProductsPanel,
  AddProductsPanelContainer,
  type AddProductsPanelContainerProps,
  type AddProductsPanelProps,
} from './AddProductsPanel';
export { AddToCalendar, type AddToCalendarProps } from './AddToCalendar';
export {
  AlertSettings,
  AlertSettingsContainer,
  type AlertSettingsContainerProps,
  type AlertSettingsProps,
} from './AlertSettings';
export {
  ANALYTICS_REFUSALS,
  Analytics,
  AnalyticsContainer,
  type AnalyticsContainerProps,
  type AnalyticsProps,
  type AnalyticsRefusal,
  AnalyticsRefused,
  type AnalyticsRefusedProps,
  type AnalyticsState,
  readShownRange,
  type ShownRange,
  writeShownRange,
} from './Analytics';
export {
  ApiClientProvider,
  type ApiClientProviderProps,
  type Saving,
  type SavingDialog,
  useApiClient,
  useSave,
} from './ApiClient';
export {
  ArticleMatcher,
  ArticleMatcherContainer,
  type ArticleMatcherContainerProps,
  type ArticleMatcherProps,
  type ArticleMatcherState,
} from './ArticleMatcher';
export {
  AttendeeTable,
  AttendeeTableContainer,
  type AttendeeTableContainerProps,
  type AttendeeTableProps,
} from './AttendeeTable';
export {
  BlockedMembers,
  BlockedMembersContainer,
  type BlockedMembersContainerProps,
  type BlockedMembersProps,
} from './BlockedMembers';
export {
  BlockedNotice,
  BlockedNoticeContainer,
  type BlockedNoticeContainerProps,
  type BlockedNoticeProps,
  BlockMemberContainer,
  type BlockMemberContainerProps,
} from './BlockMember';

export { BottomBar, type BottomBarProps, MEMBER_PLACES, type MemberPlace } from './BottomBar';
export {
  CalendarLinks,
  CalendarLinksContainer,
  type CalendarLinksContainerProps,
  type CalendarLinksProps,
  SubscribeCard,
  type SubscribeCardProps,
} from './CalendarLinks';
export {
  CatalogueField,
  CatalogueFieldContainer,
  type CatalogueFieldContainerProps,
  type CatalogueFieldProps,
} from './CatalogueField';
export { ChainPlate, type ChainPlateProps, type PlateEnd } from './ChainPlate';
export {
  type ChatConnection,
  ChatConnectionProvider,
  type ChatConnectionProviderProps,
  useChatConnection,
  useIsConnected,
  useOutbox,
  useTyping,
  useUnreadChats,
} from './ChatConnection';
export {
  CHAT_LINE_STATUSES,
  type ChatLineStatus,
  ChatPane,
  ChatPaneContainer,
  type ChatPaneContainerProps,
  type ChatPaneProps,
  type ChatPaneState,
  type ChatPerson,
  type PendingMessage,
} from './ChatPane';
export {
  CommentThread,
  CommentThreadContainer,
  type CommentThreadContainerProps,
  type CommentThreadProps,
} from './CommentThread';
export {
  CompanyDialog,
  type CompanyDialogProps,
  type CompanyValues,
  CreateCompanyDialogContainer,
  type CreateCompanyDialogContainerProps,
  EditCompanyDialogContainer,
  type EditCompanyDialogContainerProps,
} from './CompanyDialog';
export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader';
export {
  CompanyLink,
  CompanyLinkContainer,
  type CompanyLinkContainerProps,
  type CompanyLinkProps,
  ObjectionContainer,
  type ObjectionContainerProps,
  VerifiedBadge,
  type VerifiedBadgeProps,
} from './CompanyLink';
export {
  CompanyLinkQueue,
  CompanyLinkQueueContainer,
  type CompanyLinkQueueContainerProps,
  type CompanyLinkQueueProps,
} from './CompanyLinkQueue';
export {
  COMPANY_ACTS,
  type CompanyAct,
  CompanyMenu,
  CompanyMenuContainer,
  type CompanyMenuContainerProps,
  type CompanyMenuProps,
} from './CompanyMenu';
export {
  CompanyContactTable,
  CompanyContactTableContainer,
  type CompanyContactTableProps,
  type CompanyPeopleContainerProps,
  CompanyPeopleList,
  CompanyPeopleListContainer,
  type CompanyPeopleListContainerProps,
  type CompanyPeopleListProps,
  type CompanyPeopleProps,
} from './CompanyPeople';
export {
  CompanyProductList,
  CompanyProductListContainer,
  type CompanyProductListContainerProps,
  type CompanyProductListProps,
} from './CompanyProductList';
export {
  CompanyProductTable,
  CompanyProductTableContainer,
  type CompanyProductTableContainerProps,
  type CompanyProductTableProps,
} from './CompanyProductTable';
export {
  COMPANY_TABS,
  CompanyStats,
  CompanyStatsContainer,
  type CompanyStatsContainerProps,
  type CompanyStatsProps,
  type CompanyTab,
  CompanyTabNav,
  type CompanyTabNavProps,
} from './CompanyTabNav';
export {
  ConnectionTable,
  ConnectionTableContainer,
  type ConnectionTableContainerProps,
  type ConnectionTableProps,
} from './ConnectionTable';
export { ContactDetails, type ContactDetailsProps } from './ContactDetails';
export { CountryField, type CountryFieldProps } from './CountryField';
export {
  CREATED_PRODUCTS,
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  type CreatedProduct,
  CreateProductDialog,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
  type CreateProductDialogProps,
  type ProductValues,
} from './CreateProductDialog';
export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
  DocumentViewer,
  DocumentViewerContainer,
  type DocumentViewerContainerProps,
  type DocumentViewerHandle,
  type DocumentViewerProps,
} from './DocumentViewer';
export {
  DuplicateDialog,
  DuplicateDialogContainer,
  type DuplicateDialogContainerProps,
  type DuplicateDialogProps,
  type DuplicateFlagState,
} from './DuplicateDialog';
export {
  type AskedDuplicate,
  DuplicateQueue,
  DuplicateQueueContainer,
  type DuplicateQueueContainerProps,
  type DuplicateQueueProps,
} from './DuplicateQueue';
export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
  EditHistoryDialog,
  type EditHistoryDialogProps,
  type EditProposalsProps,
  ProductHistoryDialogContainer,
  type ProductHistoryDialogContainerProps,
} from './EditHistory';
export {
  EditProductDialog,
  EditProductDialogContainer,
  type EditProductDialogContainerProps,
  type EditProductDialogProps,
} from './EditProductDialog';
export {
  EMAIL_REQUEST_PURPOSES,
  EmailRequestContainer,
  type EmailRequestContainerProps,
  EmailRequestForm,
  type EmailRequestFormProps,
  type EmailRequestPurpose,
  type EmailRequestState,
} from './EmailRequest';
export { EventAbout, type EventAboutProps } from './EventAbout';
export {
  EventCard,
  type EventCardProps,
  EventDate,
  type EventDateProps,
} from './EventCard';
export {
  EventForm,
  EventFormContainer,
  type EventFormContainerProps,
  type EventFormProps,
  type EventValues,
} from './EventForm';
export { EventHeader, type EventHeaderProps } from './EventHeader';
export {
  EventCalendar,
  EventCalendarContainer,
  type EventCalendarContainerProps,
  type EventCalendarProps,
  EventFilters,
  type EventFiltersProps,
  type EventFilterValues,
  EventList,
  EventListContainer,
  type EventListContainerProps,
  type EventListProps,
} from './EventList';
export {
  CreateEventCard,
  type CreateEventCardProps,
  RelatedEvents,
  RelatedEventsContainer,
  type RelatedEventsContainerProps,
  type RelatedEventsProps,
} from './EventPanel';
export {
  EventTagDialog,
  EventTagDialogContainer,
  type EventTagDialogContainerProps,
  type EventTagDialogProps,
} from './EventTagDialog';
export {
  ExhibitorTable,
  ExhibitorTableContainer,
  type ExhibitorTableContainerProps,
  type ExhibitorTableProps,
} from './ExhibitorTable';
export { Faq, type FaqEntry, type FaqProps, faqEntries, pricingFaqEntries } from './Faq';
export {
  Feed,
  FeedContainer,
  type FeedContainerProps,
  FeedPost,
  type FeedPostProps,
  type FeedProps,
  type FeedSubject,
} from './Feed';
export {
  FeedOnboarding,
  FeedOnboardingContainer,
  type FeedOnboardingContainerProps,
  type FeedOnboardingProps,
  type FirstFeedProduct,
  type IndustryProducts,
} from './FeedOnboarding';
export {
  FollowCompanyContainer,
  type FollowCompanyContainerProps,
  FollowControl,
  FollowControlContainer,
  type FollowControlContainerProps,
  type FollowControlProps,
  FollowMemberContainer,
  type FollowMemberContainerProps,
} from './FollowControl';
export {
  FollowedProductTable,
  FollowedProductTableContainer,
  type FollowedProductTableContainerProps,
  type FollowedProductTableProps,
} from './FollowedProductTable';
export {
  CompanyFollowerTableContainer,
  type CompanyFollowerTableContainerProps,
  FollowerTable,
  FollowerTableContainer,
  type FollowerTableContainerProps,
  type FollowerTableProps,
} from './FollowerTable';
export { GuestSlides, type GuestSlidesProps } from './GuestSlides';
export { HiddenPage, type HiddenPageProps } from './HiddenPage';
export {
  IndustryPage,
  type IndustryPageProps,
  type IndustryText,
  industryText,
} from './IndustryPage';
export {
  InquiryDialog,
  InquiryDialogContainer,
  type InquiryDialogContainerProps,
  type InquiryDialogProps,
  InquiryForm,
  InquiryFormContainer,
  type InquiryFormContainerProps,
  type InquiryFormProps,
  type InquiryState,
  type InquiryValues,
  QuoteDialog,
  type QuoteDialogProps,
  RequestQuoteContainer,
  type RequestQuoteContainerProps,
} from './InquiryForm';
export {
  InvitationBox,
  InvitationBoxContainer,
  type InvitationBoxContainerProps,
  type InvitationBoxProps,
  type InvitationState,
} from './InvitationBox';
export {
  InviteDialog,
  InviteDialogContainer,
  type InviteDialogContainerProps,
  type InviteDialogProps,
  type Invited,
  type InviteState,
  InviteView,
  InviteViewContainer,
  type InviteViewContainerProps,
  type InviteViewProps,
} from './InviteDialog';
export { LandingSections, type LandingSectionsProps } from './LandingSections';
export {
  LanguageChoice,
  type LanguageChoiceProps,
  LanguageSettings,
  type LanguageSettingsProps,
} from './LanguageChoice';
export {
  accessibilityStatement,
  type LegalDocument,
  type LegalParties,
  type LegalSection,
  LegalText,
  type LegalTextProps,
  privacyPolicy,
  termsOfUse,
} from './LegalText';
export {
  type EvidenceSaving,
  type EvidenceWrite,
  LinkEvidenceContainer,
  type LinkEvidenceContainerProps,
  LinkEvidenceDialog,
  type LinkEvidenceDialogProps,
} from './LinkEvidence';
export {
  ApplicationTableContainer,
  fromApplication,
  fromRawMaterial,
  type LinkedProduct,
  type LinkedProductKind,
  LinkedProductTable,
  type LinkedProductTableContainerProps,
  type LinkedProductTableProps,
  MaterialTableContainer,
} from './LinkedProductTable';
export {
  LOGIN_REASONS,
  LOGIN_VIEWS,
  LoginDialog,
  type LoginDialogProps,
  LoginForm,
  type LoginFormProps,
  type LoginPlaces,
  type LoginReason,
  type LoginView,
  PasskeyLoginContainer,
  type PasskeyLoginContainerProps,
  signInFor,
} from './LoginDialog';
export { MailOptOut, type MailOptOutProps } from './MailOptOut';
export { MarketingPage, type MarketingPageProps } from './MarketingPage';
export {
  type GuestPlaces,
  Masthead,
  type MastheadProps,
  type MastheadViewer,
} from './Masthead';
export { MemberHeader, type MemberHeaderProps } from './MemberHeader';
export {
  MemberMenu,
  MemberMenuContainer,
  type MemberMenuContainerProps,
  type MemberMenuProps,
} from './MemberMenu';
export {
  MemberNetworkContainer,
  MemberPanel,
  MemberPanelContainer,
  type MemberPanelContainerProps,
  type MemberPanelProps,
  type MemberPanelViewer,
  PANEL_FIXED_AFTER_PX,
} from './MemberPanel';
export {
  type MentionCandidate,
  type MentionedText,
  MentionField,
  type MentionFieldProps,
  trimMentions,
  useMentionSearch,
} from './MentionField';
export {
  chatIdOfOpen,
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
} from './Messaging';
export {
  type CaseState,
  type DecidingState,
  type DecisionMade,
  ModerationCase,
  ModerationCaseContainer,
  type ModerationCaseContainerProps,
  type ModerationCaseProps,
} from './ModerationCase';
export {
  type CaseStatus,
  ModerationQueue,
  ModerationQueueContainer,
  type ModerationQueueContainerProps,
  type ModerationQueueProps,
} from './ModerationQueue';
export { NetworkSummary, type NetworkSummaryProps } from './NetworkSummary';
export { NotFound, type NotFoundProps } from './NotFound';
export { NotificationBell, NotificationBellContainer, type NotificationBellProps } from './NotificationBell';
export {
  NotificationList,
  type NotificationListProps,
  NotificationPage,
  NotificationPageContainer,
  type NotificationPageProps,
  useUnreadNotifications,
} from './NotificationList';
export {
  OnboardingWizard,
  OnboardingWizardContainer,
  type OnboardingWizardContainerProps,
  type OnboardingWizardProps,
  WIZARD_STEPS,
  type WizardStep,
  wizardStep,
} from './OnboardingWizard';
export {
  InvoiceList,
  type InvoiceListProps,
  MemberPlanAction,
  type MemberPlanActionProps,
  OwnPlan,
  OwnPlanContainer,
  type OwnPlanContainerProps,
  type OwnPlanProps,
} from './OwnPlan';
export {
  AddProductsHint,
  type AddProductsHintProps,
  CustomerTableContainer,
  PARTNER_KINDS,
  type Partner,
  type PartnerKind,
  PartnerTable,
  type PartnerTableContainerProps,
  type PartnerTableProps,
  VendorTableContainer,
} from './PartnerTable';
export {
  PasswordResetContainer,
  type PasswordResetContainerProps,
  PasswordResetForm,
  type PasswordResetFormProps,
  type PasswordResetState,
} from './PasswordReset';
export {
  PaymentFailure,
  type PaymentFailureProps,
  type PaymentState,
  PaymentSuccess,
  PaymentSuccessContainer,
  type PaymentSuccessContainerProps,
  type PaymentSuccessProps,
} from './PaymentOutcome';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison';
export {
  PostCard,
  PostCardContainer,
  type PostCardContainerProps,
  type PostCardProps,
} from './PostCard';
export {
  type MentionSearch,
  NO_POST,
  PostComposer,
  PostComposerContainer,
  type PostComposerContainerProps,
  type PostComposerProps,
  type PostingState,
  type PostValues,
} from './PostComposer';
export {
  PostEditDialog,
  PostEditDialogContainer,
  type PostEditDialogContainerProps,
  type PostEditDialogProps,
} from './PostEditDialog';
export {
  AllPotentialCustomersContainer,
  PotentialCustomerTable,
  PotentialCustomerTableContainer,
  type PotentialCustomerTableContainerProps,
  type PotentialCustomerTableProps,
} from './PotentialCustomerTable';
export {
  PreferredEmail,
  PreferredEmailContainer,
  type PreferredEmailContainerProps,
  PreferredEmailMessage,
  type PreferredEmailMessageProps,
  type PreferredEmailProps,
  type PreferredEmailState,
} from './PreferredEmail';
export {
  NO_PAGE,
  PREFLIGHT_WAYS,
  Preflight,
  PreflightContainer,
  type PreflightProps,
  type PreflightState,
  type PreflightValues,
  type PreflightWay,
} from './Preflight';
export {
  PricingCards,
  type PricingCardsProps,
  VisitorPlanAction,
  type VisitorPlanActionProps,
} from './PricingCards';
export {
  ProductActions,
  ProductActionsContainer,
  type ProductActionsContainerProps,
  type ProductActionsProps,
  ProductPictureContainer,
  type ProductPictureContainerProps,
} from './ProductActions';
export {
  ProductGallery,
  type ProductGalleryProps,
  ProductHeader,
  type ProductHeaderProps,
} from './ProductHeader';
export {
  ProductList,
  ProductListContainer,
  type ProductListContainerProps,
  type ProductListProps,
} from './ProductList';
export { type ProductSnapshot, ProductSnapshots, type ProductSnapshotsProps } from './ProductSnapshots';
export { PRODUCT_SECTION_IDS, ProductStats, type ProductStatsProps } from './ProductStats';
export {
  PRODUCT_TABS,
  type ProductTab,
  ProductTabNav,
  type ProductTabNavProps,
  ProductTabPanel,
  type ProductTabPanelProps,
} from './ProductTabNav';
export {
  ProfileForm,
  ProfileFormContainer,
  type ProfileFormContainerProps,
  type ProfileFormProps,
} from './ProfileForm';
export {
  ProfilePhoto,
  ProfilePhotoContainer,
  type ProfilePhotoContainerProps,
  type ProfilePhotoProps,
} from './ProfilePhoto';
export {
  PublisherReport,
  PublisherReportContainer,
  type PublisherReportContainerProps,
  type PublisherReportProps,
  type PublisherReportState,
} from './PublisherReport';
export {
  type ProofState,
  PublisherSites,
  PublisherSitesContainer,
  type PublisherSitesContainerProps,
  type PublisherSitesProps,
} from './PublisherSites';
export {
  PUSH_WORKER,
  PushSettings,
  PushSettingsContainer,
  type PushSettingsContainerProps,
  type PushSettingsProps,
} from './PushSettings';
export {
  QUOTE_BOXES,
  type QuoteBox,
  QuoteDetail,
  QuoteDetailContainer,
  type QuoteDetailContainerProps,
  type QuoteDetailProps,
  QuoteList,
  QuoteListContainer,
  type QuoteListContainerProps,
  type QuoteListProps,
} from './Quotes';
export {
  RecommendedProducts,
  RecommendedProductsContainer,
  type RecommendedProductsProps,
} from './RecommendedProducts';
export {
  ReportDialog,
  ReportDialogContainer,
  type ReportDialogContainerProps,
  type ReportDialogProps,
  type ReportState,
} from './ReportDialog';
export { RequestAlert, type RequestAlertProps, type RequestFailure } from './RequestAlert';
export {
  RoomList,
  RoomListContainer,
  type RoomListContainerProps,
  type RoomListProps,
  type RoomListState,
} from './RoomList';
export { SampleProfile, type SampleProfileProps } from './SampleProfile';
export { SampleQuoteRequest } from './SampleQuoteRequest';
export { SampleSupplierSelection } from './SampleSupplierSelection';
export { SearchResults, type SearchResultsProps } from './SearchResults';
export { SectorTiles, type SectorTilesProps } from './SectorTiles';
export {
  SecuritySettings,
  SecuritySettingsContainer,
  type SecuritySettingsContainerProps,
  type SecuritySettingsProps,
} from './SecuritySettings';
export {
  PHOTO_KINDS,
  PHOTO_MAX_BYTES,
  type SelectedPhoto,
  SelectPhotoDialog,
  type SelectPhotoDialogProps,
} from './SelectPhotoDialog';
export {
  type ShareEmailState,
  type ShareEmailValues,
  SharePopup,
  SharePopupContainer,
  type SharePopupContainerProps,
  type SharePopupProps,
} from './SharePopup';
export { SignInRequired, type SignInRequiredProps } from './SignInRequired';
export {
  checkRegistration,
  EmailSignUpSent,
  EmailSignUpSentContainer,
  type EmailSignUpSentProps,
  firstBroken,
  type RegistrationProblems,
  type RegistrationRule,
  type RegistrationValues,
  readRegistration,
  SIGN_UP_STATUSES,
  SignUpContainer,
  type SignUpContainerProps,
  SignUpForm,
  type SignUpFormProps,
  type SignUpStatus,
  SignUpThanks,
  SignUpThanksContainer,
  type SignUpThanksContainerProps,
  type SignUpThanksProps,
  toRegistration,
} from './SignUp';
export { SiteFooter, type SiteFooterProps, type SocialLink } from './SiteFooter';
export {
  hitArt,
  hitPath,
  type RecentSearch,
  type SearchScope,
  SITE_SEARCH_CATEGORIES,
  SiteSearch,
  type SiteSearchCategory,
  SiteSearchContainer,
  type SiteSearchContainerProps,
  type SiteSearchProps,
  searchPath,
} from './SiteSearch';
export {
  SpreadsheetDialog,
  type SpreadsheetDialogProps,
  SpreadsheetMenuContainer,
  type SpreadsheetMenuContainerProps,
} from './SpreadsheetMenu';
export {
  AllSuppliersContainer,
  SupplierTable,
  SupplierTableContainer,
  type SupplierTableContainerProps,
  type SupplierTableProps,
} from './SupplierTable';
export {
  TagDialog,
  TagDialogContainer,
  type TagDialogContainerProps,
  type TagDialogProps,
  type TaggingState,
} from './TagDialog';
export { type PostTag, TagPicker, type TagPickerProps, useTagSearch } from './TagPicker';
export {
  TeamMembers,
  TeamMembersContainer,
  type TeamMembersContainerProps,
  type TeamMembersProps,
  TeamThanks,
  type TeamThanksProps,
} from './TeamMembers';
export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials';
export {
  ValueChainFigure,
  ValueChainFigureContainer,
  type ValueChainFigureContainerProps,
  type ValueChainFigureProps,
} from './ValueChainFigure';
export { STRIP_ENDS_MAX, type StripEnd, ValueChainStrip, type ValueChainStripProps } from './ValueChainStrip';
export {
  type ApplicationsState,
  type ValueChainData,
  type ValueChainGraph,
  type ValueChainNode,
  ValueChainTree,
  ValueChainTreeContainer,
  type ValueChainTreeContainerProps,
  type ValueChainTreeProps,
} from './ValueChainTree';
export {
  VoteControl,
  VoteControlContainer,
  type VoteControlContainerProps,
  type VoteControlProps,
} from './VoteControl';
export { Welcome, type WelcomeProps } from './Welcome';
export {
  EmbedLink,
  type EmbedLinkProps,
  type LoadMessages,
  type SnippetChoice,
  WidgetBuilder,
  WidgetBuilderContainer,
  type WidgetBuilderContainerProps,
  type WidgetBuilderProps,
  type WidgetSubjectState,
} from './WidgetBuilder';
