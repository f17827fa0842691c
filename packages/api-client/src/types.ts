import type { components } from './generated/schema';

export type { components, operations, paths } from './generated/schema';

/** Schemas of the contract, by name. */
type Schemas = components['schemas'];

export type CatalogueCompany = Schemas['CatalogueCompany'];
export type CatalogueFacets = Schemas['CatalogueFacets'];
export type CatalogueProduct = Schemas['CatalogueProduct'];
export type CompanyCountryList = Schemas['CompanyCountryList'];
export type CompanyFacets = Schemas['CompanyFacets'];
export type ConcentrationCountry = Schemas['ConcentrationCountry'];
export type ConcentrationEntry = Schemas['ConcentrationEntry'];
export type ConcentrationList = Schemas['ConcentrationList'];
export type ConcentrationSummary = Schemas['ConcentrationSummary'];
export type CountryCount = Schemas['CountryCount'];
export type FacetValue = Schemas['FacetValue'];
export type FoundEvent = Schemas['FoundEvent'];
export type FoundMember = Schemas['FoundMember'];
export type FoundPost = Schemas['FoundPost'];
export type ProductIdentifiers = Schemas['ProductIdentifiers'];
export type ProductIdentifiersDraft = Schemas['ProductIdentifiersDraft'];
export type ProductSynonyms = Schemas['ProductSynonyms'];
export type SavedQuery = Schemas['SavedQuery'];
export type SavedSearch = Schemas['SavedSearch'];
export type SavedSearchChange = Schemas['SavedSearchChange'];
export type SavedSearchDraft = Schemas['SavedSearchDraft'];
export type SearchAdvice = Schemas['SearchAdvice'];
export type SearchCategory = Schemas['SearchCategory'];
export type SearchGroup = Schemas['SearchGroup'];
export type SearchMatch = Schemas['SearchMatch'];
export type SearchResult = Schemas['SearchResult'];
export type SectorChain = Schemas['SectorChain'];
export type SectorList = Schemas['SectorList'];
export type SectorOverview = Schemas['SectorOverview'];
export type SectorSummary = Schemas['SectorSummary'];
export type Suggestion = Schemas['Suggestion'];
export type TextRange = Schemas['TextRange'];
export type WiderSearch = Schemas['WiderSearch'];
export type AccessToken = Schemas['AccessToken'];
export type AccessTokenDraft = Schemas['AccessTokenDraft'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type Activity = Schemas['Activity'];
export type ActivityAuthor = Schemas['ActivityAuthor'];
export type ApplicationEntry = Schemas['ApplicationEntry'];
export type ArticleMatch = Schemas['ArticleMatch'];
export type Attendee = Schemas['Attendee'];
export type BlockedMember = Schemas['BlockedMember'];
export type BlockState = Schemas['BlockState'];
export type BulkProductEntry = Schemas['BulkProductEntry'];
export type BulkProductResult = Schemas['BulkProductResult'];
export type BulkProducts = Schemas['BulkProducts'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatGroup = Schemas['ChatGroup'];
export type ChatPerson = Schemas['ChatPerson'];
export type ChatRead = Schemas['ChatRead'];
export type ChatRoom = Schemas['ChatRoom'];
export type ChatUser = Schemas['ChatUser'];
export type CaseDecision = Schemas['CaseDecision'];
export type CaseReport = Schemas['CaseReport'];
export type Comment = Schemas['Comment'];
export type DiscussionComment = Schemas['DiscussionComment'];
export type DiscussionThread = Schemas['DiscussionThread'];
export type PostVersion = Schemas['PostVersion'];
export type Company = Schemas['Company'];
/** Fair, open day or meeting. The browser has another global type `Event`. */
export type CommunityEvent = Schemas['Event'];
export type CompanyDraft = Schemas['CompanyDraft'];
export type CompanyCreation = Omit<Schemas['CompanyCreation'], 'product_name' | 'addAsSupplier'> & {
  /** True to add the company as a supplier of `product_id`. Default `false`. */
  addAsSupplier?: boolean;
};
export type CompanyFollow = Schemas['FollowedCompany'];
export type CompanyProduct = Schemas['CompanyProduct'];
export type CompanyFactsDraft = Schemas['CompanyFactsDraft'];
export type CompanyKnownFacts = Schemas['CompanyFacts'];
/** Changes of a company; omitted fields stay unchanged, and an empty text clears one. */
export type CompanyUpdate = Schemas['CompanyUpdate'];
export type CompanyProposal = Schemas['CompanyProposal'];
export type CompanyProposalList = Schemas['CompanyProposalList'];
export type Connection = Schemas['ConnectionReply'];
export type ConnectionEntry = Schemas['ConnectionEntry'];
export type ContactDetail = Schemas['ContactDetail'];
export type Edit = Schemas['Edit'];
export type EditChange = Schemas['EditChange'];
export type CustomerRow = Schemas['CustomerRow'];
export type EmailOptOut = Schemas['EmailOptOut'];
/** Entry to share by e-mail, its recipients and an optional note; one of the ids identifies the entry. */
export type EmailShare = Omit<Schemas['EmailShare'], 'post_title'>;
export type DecisionDraft = Schemas['DecisionDraft'];
export type Employee = Schemas['Employee'];
export type ErrorCode = Schemas['ErrorCode'];
export type EventCounts = Schemas['EventCounts'];
export type EventProduct = Schemas['EventProduct'];
export type Calendar = Schemas['Calendar'];
export type EmbedFinding = Schemas['EmbedFinding'];
export type EmbedFindingCode = Schemas['EmbedFindingCode'];
export type EmbedMergedPolicy = Schemas['EmbedMergedPolicy'];
export type EmbedPreflight = Schemas['EmbedPreflight'];
export type EmbedPreflightForm = Schemas['EmbedPreflightForm'];
export type EmbedStatus = Schemas['EmbedStatus'];
export type Analytics = Schemas['Analytics'];
export type AnalyticsBucket = Schemas['AnalyticsBucket'];
export type AnalyticsProduct = Schemas['AnalyticsProduct'];
export type NewPublisherSite = Schemas['NewPublisherSite'];
export type PublisherReport = Schemas['PublisherReport'];
export type PublisherReportBucket = Schemas['PublisherReportBucket'];
export type PublisherSite = Schemas['PublisherSite'];
export type PublisherSiteProof = Schemas['PublisherSiteProof'];
export type PublisherWidget = Schemas['PublisherWidget'];
export type OwnPlan = Schemas['OwnPlan'];
export type Invoice = Schemas['Invoice'];
export type TeamMember = Schemas['TeamMember'];
export type TeamList = Schemas['TeamList'];
export type TeamInvitation = Schemas['TeamInvitation'];
export type EventSummary = Schemas['EventSummary'];
export type Exhibitor = Schemas['Exhibitor'];
export type FollowedProduct = Schemas['FollowedProduct'];
export type FollowedProductEntry = Schemas['FollowedProductEntry'];
export type Follower = Schemas['Follower'];
export type FoundPerson = Schemas['FoundPerson'];
export type PushDevice = Schemas['PushDevice'];
export type AlertSettings = Schemas['AlertSettings'];
export type Notification = Schemas['Notification'];
export type NotificationList = Schemas['NotificationList'];
export type NotificationType = Schemas['NotificationType'];
export type HiddenNote = Schemas['HiddenNote'];
export type Image = Schemas['Image'];
/** Inquiry; the attachment is PDF, Word or Excel, at most 10 MB. */
export type InquiryDraft = Omit<Schemas['InquiryForm'], 'attachment' | 'userId'> & { attachment?: File };
export type Liker = Schemas['Liker'];
export type LikeState = Schemas['LikeState'];
export type Limited = Schemas['Limited'];
export type Link = Schemas['Link'];
export type LinkPayload = Schemas['LinkPayload'];
export type Me = Schemas['Me'];
export type Media = Schemas['Media'];
export type Member = Schemas['Member'];
export type Mention = Schemas['Mention'];
export type MeUpdate = Schemas['MeUpdate'];
export type CompanyLink = Schemas['CompanyLink'];
export type DuplicateCase = Schemas['DuplicateCase'];
export type DuplicateDecision = Schemas['DuplicateDecision'];
export type DuplicateDecisionDraft = Schemas['DuplicateDecisionDraft'];
export type DuplicateDraft = Schemas['DuplicateDraft'];
export type DuplicateKind = Schemas['DuplicateKind'];
export type DuplicateThing = Schemas['DuplicateThing'];
export type LinkCase = Schemas['LinkCase'];
export type LinkCaseDecision = Schemas['LinkCaseDecision'];
export type LinkDecision = Schemas['LinkDecision'];
export type LinkDecisionDraft = Schemas['LinkDecisionDraft'];
export type ModerationCase = Schemas['ModerationCase'];
export type ModerationCaseDetail = Schemas['ModerationCaseDetail'];
export type OwnEmail = Schemas['OwnEmail'];
export type NewAccessToken = Schemas['NewAccessToken'];
export type Passkey = Schemas['Passkey'];
/** Response of an authenticator, as serialized by `PublicKeyCredential.toJSON()`. */
export type PasskeyCredential = Schemas['PasskeyLogin']['credential'];
export type PasskeyOptions = Schemas['PasskeyOptions'];
export type PasswordUpdate = Schemas['PasswordUpdate'];
export type Post = Schemas['Post'];
export type PostAuthor = Schemas['PostAuthor'];
export type PostLikes = Schemas['PostLikes'];
export type PotentialCustomer = Schemas['PotentialCustomer'];
export type Product = Schemas['Product'];
export type ProductProperty = Schemas['ProductProperty'];
export type ProductDocument = Schemas['ProductDocument'];
export type ProductPropertyDraft = Schemas['ProductPropertyDraft'];
export type ProductCounts = Schemas['ProductCounts'];
export type ProductDraft = Schemas['ProductDraft'];
export type ProductImages = Schemas['ProductImages'];
export type ProductRef = Schemas['ProductRef'];
export type ProfileDraft = Schemas['ProfileDraft'];
export type RawMaterialEntry = Schemas['RawMaterialEntry'];
export type Reauthentication = Schemas['Reauthentication'];
export type RecommendedProduct = Schemas['RecommendedProduct'];
export type Registration = Schemas['Registration'];
export type ReportDraft = Schemas['ReportDraft'];
export type ReportTarget = Schemas['ReportTarget'];
export type SearchHit = Schemas['SearchHit'];
export type SearchSource = Schemas['SearchSource'];
export type Security = Schemas['Security'];
export type SessionEntry = Schemas['SessionEntry'];
export type Stream = Schemas['Stream'];
export type QuoteAnswer = Schemas['QuoteAnswer'];
export type QuoteRequest = Schemas['QuoteRequest'];
/** Request for a quote with its answers. */
export type QuoteRequestDetail = Schemas['QuoteRequestDetail'];
export type Supplier = Schemas['Supplier'];
/** Evidence of a link of the catalogue. */
export type LinkEvidence = Schemas['LinkEvidence'];
export type LinkVerdict = Schemas['LinkVerdict'];
export type LinkVerdictDraft = Schemas['LinkVerdictDraft'];
export type SupplierDraft = Schemas['SupplierDraft'];
export type User = Schemas['User'];
export type VendorRow = Schemas['VendorRow'];
export type WizardRegistration = Schemas['WizardRegistration'];

/** Kind of table in a spreadsheet. */
export type SheetKind = Schemas['SheetKind'];
/** Encoding of a CSV file, by its name in the WHATWG standard. */
export type TextEncoding = Schemas['TextEncoding'];
/** Cell that cannot be imported. */
export type SheetFault = Schemas['SheetFault'];
/** Column mapping of a spreadsheet. */
export type SheetMapping = Schemas['SheetMapping'];
/** Preview of an import. */
export type SpreadsheetPreview = Schemas['SpreadsheetPreview'];
/** Row of a spreadsheet with its effect. */
export type SheetPreviewRow = Schemas['SheetPreviewRow'];
/** Import with its progress. */
export type SpreadsheetImport = Schemas['SpreadsheetImport'];
export type SpreadsheetUndone = Schemas['SpreadsheetUndone'];
/** Table that can be exported as a spreadsheet. */
export type ExportTable = Schemas['ExportTable'];
