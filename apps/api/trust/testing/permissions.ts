import type { OperationId } from '../../src/platform/http/contract';

/** The row of the table: a call, or one about another thing of the same kind, as `getPost:private`. */
export type Row = OperationId | `${OperationId}:${string}`;

/**
 * Who asks. `author` made the thing that is asked for; `own` is one of its company's verified people; `editor` belongs to
 * the company whose people edit the catalogue; `stranger` is a free member with no part in it, as are those with the two
 * paid plans. The author comes last: what they do may take the thing away.
 */
export const ROLES = [
  'guest',
  'stranger',
  'own',
  'editor',
  'premium',
  'platinum',
  'moderator',
  'author',
] as const;

export type Role = (typeof ROLES)[number];

/** `in`: it is done, or fails for a reason that is no right, such as a field. */
export type Admission = 'in' | 401 | 403 | 404;

/** A rule and the calls that it is for. Whoever is not named gets `others`. */
export interface Rule {
  who: string;
  others: Admission;
  /** Default 401. */
  guest?: Admission;
  but?: Partial<Record<Role, Admission>>;
  rows: readonly Row[];
}

/** A test finds what is misspelt, as it does what is missing. */
const calls = (names: string): Row[] => names.trim().split(/\s+/) as Row[];

/** Every call of the contract, by who may. @see PERM-001 to PERM-014, GAP-049 to GAP-061, GAP-087 to GAP-089, GAP-096 */
export const RULES: readonly Rule[] = [
  {
    who: 'Everybody',
    others: 'in',
    guest: 'in',
    rows: calls(`
      login logout startLinkedinLogin finishLinkedinLogin readLink verifyEmail signInWithCode startPasskeyLogin
      registerEmail completeRegistration resendVerification register forgotPassword requestInvitation
      logLanding createInquiry searchOwnCompany searchProducts searchCompanies
      searchProductsAndCompanies matchArticle listProducts getProduct listProductDocuments listFollowers listRawMaterials
      listApplications listSuppliers countSuppliers getConcentration listPotentialCustomers listActivities
      getProductFeed getCompanyFeed getLatestCompanyPosts getPost getPostLikes listComments listDiscussion
      listPostVersions getCompany listCompanyProducts listCompanyEmployees listCompanyFollowers listEvents getEvent listEventVotes
      listEventExhibitors getEventCalendar countEvents countEmbedEvents checkEmbedPage getHealth getReadiness getContract getDocs
      listOutbox browseProducts listSectors getSector browseCompanies countCompaniesByCountry search suggest
    `),
  },
  {
    who: 'Whoever has the secret of it, which nobody here has: a link, a code, a key, a signature, a file’s name',
    others: 403,
    guest: 403,
    rows: calls('updatePassword finishPasskeyLogin putUpload'),
  },
  {
    who: 'Whoever has the address of it, which leads nowhere here',
    others: 404,
    guest: 404,
    rows: calls(`
      getEmailOptOut setEmailOptOut getFile getCalendar getOutboxMail receivePaymentEvent
    `),
  },
  {
    who: 'Members',
    others: 'in',
    rows: calls(`
      getUser getUserItem getUserProfile checkEmail addOwnCompany createProduct createProductForId
      followProduct unfollowProduct uploadProductImage addStream linkRawMaterial
      addSupplier addProductDocument listProductEdits listCompanyEdits listCompanyProposals getLinkEvidence judgeLink withdrawVerdict
      followCompany unfollowCompany connect disconnect block unblock
      searchPeople resolveLinks registerForChat previewSpreadsheet importSpreadsheet returnRefusedRows exportTable
      shareByEmail inviteToProduct inviteToCompany report flagDuplicate createCompany updateCompany
      setCompanyLogo setCompanyCover getCompanyLink signImageUpload createCalendar startCheckout addPublisherSite
    `),
  },
  {
    who: 'Members, with posts and events',
    others: 'in',
    rows: calls(`
      postYoutubeActivity postStatusActivity getGlobalFeed getUserFeed createPost createVideoUpload
      likePost unlikePost createComment joinDiscussion likeComment unlikeComment
      createEvent voteForEvent setEventReminder withdrawEventVote addEventExhibitors tagEvent
    `),
  },
  {
    who: 'Members, about themselves: the session says who, no address can name another',
    others: 'in',
    rows: calls(`
      getCurrentUser getMe updateMe getProfileData saveProfile completeOnboarding uploadUserImage
      listFollowedProducts getSecurity listTokens createToken listSessions endOtherSessions exportMe startTotp removeTotp
      startPasskey listRecommendedProducts listQuoteRequests listFollowedCompanies listVendors
      countVendors listCustomers countCustomers listConnections countConnections getConnection
      listBlocks getBlock listChats getPush setPush endPush getAlertSettings setAlertSettings
      listNotifications markNotificationsRead openNotifications listCalendars listPublisherSites getOwnPlan
      listInvoices listTeamInvitations setLanguage deleteMe listSavedSearches saveSearch listSpreadsheetImports
    `),
  },
  {
    who: 'The author; others are told that they may not',
    others: 403,
    but: { author: 'in' },
    rows: calls(`
      updatePost tagPost removePost listLikedPosts removeComment updateEvent removeEvent
      removeEventExhibitor
    `),
  },
  {
    who: 'The author; for others it is not there',
    others: 404,
    but: { author: 'in' },
    rows: calls(`
      likePost:private unlikePost:private createComment:private joinDiscussion:private updatePost:private tagPost:private
      removePost:private restorePost endSession revokeToken removePasskey removeCalendar getVideoUpload sendVideo
      removePublisherSite provePublisherSite getPublisherReport exportTable:publisher-report
      removeVideoUpload getSpreadsheetImport stopSpreadsheetImport undoSpreadsheet getTestPayment actOnTestPayment restoreEvent changeSavedSearch
      deleteSavedSearch
    `),
  },
  {
    who: 'Who wrote to each other',
    others: 404,
    but: { author: 'in' },
    rows: calls(`
      listChatMessages markChatRead sendChatMessage sendChatFile searchChatMessages muteChat leaveChatRoom
    `),
  },
  {
    who: 'The buyer, and the people of the companies that were asked',
    others: 404,
    but: { author: 'in', own: 'in' },
    rows: calls('getQuoteRequest getQuoteAttachment'),
  },
  {
    who: 'The people of a company that was asked',
    others: 404,
    but: { own: 'in', author: 403 },
    rows: calls('answerQuoteRequest'),
  },
  {
    who: 'Who added the link, and moderators',
    others: 403,
    but: { author: 'in', moderator: 'in' },
    rows: calls('setLinkSource removeLink restoreLink'),
  },
  {
    who: 'Who added the document, editors of the catalogue, and moderators',
    others: 403,
    but: { author: 'in', moderator: 'in', editor: 'in' },
    rows: calls('removeProductDocument'),
  },
  {
    who: 'The people of the company that edits the catalogue',
    others: 403,
    but: { editor: 'in' },
    rows: calls('updateProduct deleteProduct restoreProductEdit'),
  },
  {
    who: 'The people of the company, and moderators',
    others: 403,
    but: { own: 'in', moderator: 'in' },
    rows: calls('restoreCompanyEdit'),
  },
  {
    who: 'The people of the company, moderators, and editors of the catalogue',
    others: 403,
    but: { own: 'in', moderator: 'in', editor: 'in' },
    rows: calls('decideCompanyProposal'),
  },
  {
    who: 'Who was invited into the team',
    others: 404,
    but: { author: 'in' },
    rows: calls('answerTeamInvitation'),
  },
  {
    who: 'Moderators',
    others: 403,
    but: { moderator: 'in' },
    rows: calls(`
      listModerationCases getModerationCase decideCase listLinkCases decideLinkCase listDuplicateCases
      decideDuplicate
    `),
  },
  {
    who: 'Members of Platinum with a company that is known to be theirs',
    others: 403,
    but: { platinum: 'in' },
    rows: calls('getAnalytics exportTable:analytics'),
  },
  {
    who: 'Members of paid plans',
    others: 403,
    but: { premium: 'in', platinum: 'in' },
    rows: calls('listTeam inviteTeam'),
  },
  { who: 'Whose team it is', others: 404, but: { author: 'in' }, rows: calls('removeTeamMember') },
  {
    // The author's plan has no team any more, whose invitation nobody may send again.
    who: 'Whose team it is, while they pay for a plan',
    others: 404,
    but: { author: 403 },
    rows: calls('resendTeamInvitation'),
  },
  {
    who: 'Who says to work at the company, as long as nothing shows it',
    others: 403,
    but: { author: 'in' },
    rows: calls('requestVerification'),
  },
  {
    who: 'The people of the company, about others who say so',
    others: 403,
    but: { own: 'in' },
    rows: calls('objectToLink'),
  },
  {
    who: 'Who may read an answer that has a file, of which there is none',
    others: 404,
    rows: calls('getQuoteAnswerAttachment'),
  },
  {
    who: 'The author of a private post; for others, guests as well, it is not there',
    others: 404,
    guest: 404,
    but: { author: 'in' },
    rows: calls(`
      getPost:private getPostLikes:private listComments:private listDiscussion:private
      listPostVersions:private
    `),
  },
  {
    who: 'Who is in the room',
    others: 404,
    but: { premium: 'in', author: 'in' },
    rows: calls('renameChatRoom'),
  },
  {
    who: 'Members of paid plans, who may begin to write, and whom the other has written to',
    others: 403,
    but: { premium: 'in', platinum: 'in', author: 'in' },
    rows: calls('sendChatMessage:first'),
  },
  {
    who: 'Members of paid plans',
    others: 403,
    but: { premium: 'in', platinum: 'in' },
    rows: calls('startChatRoom'),
  },
  {
    who: 'Who is in the room, and has a paid plan',
    others: 404,
    but: { premium: 'in', author: 403 },
    rows: calls('addChatPeople'),
  },
  {
    who: 'Members who name a company as theirs',
    others: 403,
    but: { own: 'in', editor: 'in', platinum: 'in', author: 'in' },
    rows: calls('addBulkProducts'),
  },
  {
    who: 'Members who have bought a plan, which nobody here has',
    others: 404,
    rows: calls('setRenewal openPortal'),
  },
  {
    who: 'Members, with a code or a key of their own, which nobody here has',
    others: 403,
    rows: calls('confirmTotp addPasskey'),
  },
];
