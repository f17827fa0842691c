/**
 * The terms that code and prose take, and the private words that they replaced: a reader who types the term into a
 * search box finds the mechanism. Add a row whenever a name is replaced, so that nobody brings it back.
 */

/**
 * Banned names in code, comments and docs: the old name, and the term to use.
 * @type {Readonly<Record<string, string>>}
 */
export const NAMES = {
  // Notifications and real time.
  announceTold: 'publishNotifications',
  announceUntold: 'publishRetraction',
  deleteEntriesOf: 'removeFromFeed',
  findStanding: 'findMembership, or what the row says',
  forgetUntold: 'deleteRetracted',
  insertEntriesOf: 'backfillFeed',
  READ_ANEW: 'REFETCH',
  startReading: 'backfillFeed',
  stillStands: 'sourceStillExists',
  stopReading: 'removeFromFeed',
  tellConcerned: 'notifyModerationParties',
  tellingOf: 'notificationSpecFor',
  tellNamed: 'notifyMentioned',
  withMessageSaid: 'withMessage',
  // HTTP, jobs, database.
  AskedWronglyError: 'UsageError',
  besideChanged: 'withFreshIds',
  bringBack: 'undoMerge',
  CommandWorld: 'CommandContext',
  ConditionProbe: 'HealthCheck',
  ContractBrokenError: 'ResponseValidationError',
  DatabaseCondition: 'DatabaseHealth',
  databaseTrouble: 'classifyDatabaseError',
  findKeptReply: 'findStoredResponse',
  forgetOld: 'purgeExpired',
  FORGETTERS: 'RETENTION_TASKS',
  giveBackOverdue: 'releaseExpired',
  givenOf: 'rowIdentity',
  HandlersDifferError: 'RouteMismatchError',
  holdAndFindRepeat: 'lockAndFindDuplicate',
  holdEvent: 'lockEventForShare',
  holdSites: 'lockSites',
  holdWriter: 'lockUserForShare',
  HopelessJobError: 'NonRetryableJobError',
  ifUndone: 'onRollback',
  isForeignLink: 'isCrossSiteNavigation',
  isPublicAddress: 'isPublicIp',
  keepReply: 'storeResponse',
  keptBy: 'retainedBy',
  KeptReply: 'StoredResponse',
  LoadGate: 'LoadShedder',
  lockOne: 'lockEntity',
  MailAllowance: 'EmailRateLimiter',
  networkOf: 'ipRateLimitKey',
  OPEN_INTERNET: 'PUBLIC_INTERNET',
  openSums: 'openCounterBuffer',
  outliveReader: 'ignoreBrokenPipe',
  plainLetters: 'normalizeName',
  putAside: 'softDeleteEvent',
  putWith: 'putInTransaction',
  readPublicPage: 'fetchPublicPage',
  recountWhereWrong: 'reconcileCounts',
  refuseCrossSite: 'csrfGuard',
  refuseOverload: 'shedLoad',
  RepeatDiffersError: 'IdempotencyKeyReusedError',
  RepeatFinder: 'DuplicateRowFinder',
  RepeatKey: 'IdempotencyKey',
  rowsOwnedBy: 'dependentRows',
  saysNothing: 'isPlaceholder',
  startBeat: 'startHeartbeat',
  takeDue: 'claimDueRecipients',
  takeForgotten: 'claimExpired',
  takeItems: 'claimItems',
  takeKey: 'lockKey',
  turnRows: 'repointForeignKeys',
  unseal: 'decrypt',
  // Modules of the server.
  deliverPosts: 'runFanOut',
  findShown: 'findVisible',
  findShownThings: 'findVisibleEntities',
  ForgottenEvent: 'ExpiredEvent',
  forgetPlaces: 'stripLocation',
  IS_SHOWN: 'IS_VISIBLE',
  issueLink: 'issueToken',
  listAuthor: 'fanOutAuthor',
  listPost: 'fanOutPost',
  MediumRow: 'MediaRow',
  NO_MEDIUM: 'NO_MEDIA',
  sayTusVersion: 'tusVersionHeader',
  speakTus: 'handleTusRequest',
  spendLink: 'consumeToken',
  unlistAuthor: 'removeAuthorFromFeeds',
  unlistPost: 'removePostFromFeeds',
  VouchedPerson: 'ExternalIdentity',
  WaitingChange: 'PendingEmailChange',
  // API client.
  answerNothing: 'expectNoContent',
  answerUnlessLinked: 'ignoreAlreadyLinked',
  FollowedRooms: 'SequenceTracker',
  OneTabAtATime: 'TabLock',
  showClick: 'applyOptimisticLike',
  takeBackClicks: 'rollbackLikes',
  unbrokenUpTo: 'lastContiguousNumber',
  withLatestLikes: 'withOptimisticLikes',
  writeCached: 'updateCache',
  // Components and their hooks.
  changeOthers: 'updateConflicts',
  dropWrite: 'cancelWrite',
  dropWrites: 'cancelWrites',
  EditedMeanwhileProps: 'EditConflictNoticeProps',
  forgetAddress: 'clearAddress',
  isHeldOver: 'isPlaceholder',
  isWrittenElsewhere: 'hasConflict',
  keepAddress: 'saveAddress',
  keepEvents: 'bufferEvents',
  keepPlace: 'saveScrollPosition',
  keptAddress: 'readAddress',
  keptHeights: 'cachedRowHeights',
  keptPlace: 'readScrollPosition',
  KeptDraft: 'DraftAutosave',
  KeptPostDraft: 'PostDraftAutosave',
  LateDocumentViewer: 'LazyDocumentViewer',
  LaterStep: 'AfterPaintTask',
  lookAgain: 'detectConflict',
  nextInPane: 'chatFocusTarget',
  onUnderWayChange: 'onPendingChange',
  OtherDraft: 'DraftConflictNotice',
  othersKeyOf: 'conflictKey',
  PasswordOnceMore: 'ReauthenticationField',
  PreflightMend: 'PreflightFix',
  reachRow: 'scrollRowIntoView',
  reachUnderFinger: 'extendTouchTarget',
  REREAD_WHILE_SHORT: 'REFETCH_WHILE_SINGLE_PAGE',
  TableMemory: 'TablePreferences',
  takeOutHidden: 'stripInvisibleCharacters',
  useAfterRest: 'useDebouncedCallback',
  useChosenText: 'useSelectionText',
  useCommentsOfCount: 'useFreshComments',
  useFocusHandover: 'useMoveFocusOnUnmount',
  useKeptDraft: 'useDraftAutosave',
  useKeptFocus: 'useFocusFallback',
  useKeptPlace: 'useScrollRestoration',
  useKeptPostDraft: 'usePostDraftAutosave',
  useLastCall: 'useLastMutation',
  useMenuFold: 'useMenuDisclosure',
  useOtherDrafts: 'useDraftConflicts',
  useReadToEnd: 'useFetchAllPages',
  useRested: 'useDebouncedValue',
  useRowHandover: 'useMoveRowFocusOnUnmount',
  useShownLink: 'useLinkEvidenceDialog',
  useStrayFiles: 'useWindowFileDrop',
  useTellSaved: 'useDeferredUpdate',
  useToldHeight: 'usePublishedHeight',
  useUnderWay: 'usePendingChange',
  useUnseen: 'useUnreadCount',
  adoptSaved: 'rebaseValues',
  changedByOthers: 'findConflicts',
  chatIdOfOpen: 'openChatId',
  everyTick: 'subscribeToClock',
  goneOnWith: 'rebaseDraft',
  isOnClocks: 'isOutsideDstGap',
  monthBeside: 'addMonths',
  useFocusBack: 'useRestoreFocus',
  useKeptAddress: 'useSavedAddress',
  useKeptRoom: 'usePlaceholderHeight',
  useRestedSearch: 'useDebouncedSearch',
  useSearchFold: 'useSearchDisclosure',
  whenAgain: 'rateLimitText',
  writeAtPause: 'scheduleWrite',
  writeNow: 'flushWrite',
  // Web host, widgets, preflight, monitoring, art.
  carriedTrace: 'extractTraceContext',
  carryTrace: 'injectTraceContext',
  drawSeal: 'drawEmblem',
  EMBED_LOOK_OURS: 'DEFAULT_WIDGET_THEME',
  EmbedLook: 'WidgetTheme',
  hasGround: 'hasBackground',
  isFaceName: 'isFontName',
  keptInstead: 'serveStale',
  KeptPage: 'CachedPage',
  KEPT_FOR_MS: 'RETENTION_MS',
  PageAsked: 'PageRequest',
  rememberPage: 'cachePage',
  requireShallow: 'assertMaxNesting',
  SealDesign: 'EmblemDesign',
  silentMetrics: 'noopMetrics',
  silentMonitor: 'noopMonitor',
  UntoldWidthError: 'IndeterminateWidthError',
  WARNED_FOR_MS: 'DEPRECATION_NOTICE_MS',
  WornLook: 'ResolvedWidgetTheme',
  // Tests.
  BusyMember: 'ActiveMember',
  CuttingProxy: 'DisconnectingProxy',
  liveHere: 'seedActiveMember',
  setWhatNoCallSets: 'seedUnreachableColumns',
  UnsteadyBalancer: 'FlakyBalancer',
};

/**
 * Words that are plain English elsewhere, but must not be declared as a name: the word, and the term to use.
 * @type {Readonly<Record<string, string>>}
 */
export const DECLARED = {
  Allowance: 'TokenBucket',
  Arrival: 'SignInAttempt',
  Attached: 'Attachment',
  Deliveries: 'MessageDispatcher',
  Happening: 'DomainEvent',
  Holder: 'LockOwner, or SocketOwner',
  Keeper: 'StorageScope',
  Keeping: 'PageCacheContext',
  News: 'NotificationDispatcher',
  Noticed: 'ErrorSource',
  Openings: 'ConnectionRateLimiter',
  OF_ROWS: 'ROW_TASKS',
  Repeats: 'IdempotencyStore',
  takeOut: 'merge, or hide',
  untold: 'retracted',
};

/**
 * File names without extension: the old one, and the term to use.
 * @type {Readonly<Record<string, string>>}
 */
export const FILES = {
  alike: 'company-legal-forms, similar-names',
  attached: 'attachment',
  'data-command': 'a folder of cli',
  'email-allowance': 'email-rate-limiter',
  'forget-kept': 'clear-client-storage',
  'forget-old': 'purge-expired',
  'forget-places': 'strip-location',
  happenings: 'domain-events',
  'kept-heights': 'row-heights-cache',
  'kept-log': 'captured-log',
  'kept-places': 'scroll-positions',
  'kept-texts': 'draft-storage',
  'kept-writes': 'debounced-storage-write',
  'later-step': 'after-paint-task',
  'load-gate': 'load-shedder',
  'mail-allowance': 'email-rate-limiter',
  'network-of': 'ip-rate-limit-key',
  'next-in-pane': 'chat-focus-target',
  'notification-words': 'notification-templates',
  openings: 'connection-rate-limiter',
  'plain-letters': 'normalize-name',
  'put-with': 'put-in-transaction',
  'reread-while-short': 'refetch-while-single-page',
  sums: 'counter-buffer',
  'stripe-stand-in': 'fake-stripe',
  'table-memory': 'table-preferences',
  'take-out-hidden': 'strip-invisible-characters',
  talker: 'chat-test-client',
  telling: 'notification-spec',
  tellings: 'notification-specs',
  'tell-concerned': 'notify-moderation-parties',
  'tell-named': 'notify-mentioned',
  'traces-left': 'erasure',
  'unsteady-balancer': 'flaky-balancer',
  'until-awaited': 'wait-for-lock',
  'write-cached': 'update-cache',
};

/**
 * @typedef {object} NamePattern
 * @property {RegExp} pattern of a whole name
 * @property {string} use the remedy
 * @property {RegExp} [only] files that it applies to; all others are skipped
 * @property {ReadonlySet<string>} [except] matching names of other origin
 * @property {string} example
 */

/** Names of platforms and libraries. */
const FOREIGN_OF = new Set([
  ...[
    'indexOf',
    'lastIndexOf',
    'valueOf',
    'allOf',
    'anyOf',
    'oneOf',
    'useOf',
    'expectTypeOf',
    'assertTypeOf',
  ],
  ...['toBeInstanceOf', 'toBeOneOf', 'toEqualTypeOf', 'toMatchTypeOf'],
]);

/** Patterns of names, at any use. @type {readonly NamePattern[]} */
export const NAME_PATTERNS = [
  {
    pattern: /^[a-z][A-Za-z0-9]*Of$/,
    use: 'name it by what it returns: displayName, rowKey, toRequest, profileFormState',
    only: /^(?:packages\/|apps\/web\/|\.storybook\/).*\.tsx?$/,
    except: FOREIGN_OF,
    example: 'stateOf',
  },
];

/** Patterns of file names without extension. @type {readonly NamePattern[]} */
export const FILE_PATTERNS = [
  {
    pattern: /^(?:.*-)?(?:utils?|helpers?|common|misc)$/i,
    use: 'name the file by what it holds',
    example: 'date-utils',
  },
  {
    pattern: /-of$/,
    use: 'name the file by what its function returns',
    only: /^(?:packages|apps\/web|\.storybook)\//,
    example: 'place-of',
  },
];

/**
 * @typedef {object} Phrase
 * @property {RegExp} pattern with the flag `g`; of a comment or a doc
 * @property {string} use
 * @property {string} example
 */

/** In comments and docs. @type {readonly Phrase[]} */
export const PHRASES = [
  {
    pattern: /\b(?:TODO|FIXME|XXX)\b(?!.*#\d)/g,
    use: 'name the issue (#12), or do it',
    example: '// TODO: retry',
  },
  { pattern: /\bnought\b/gi, use: 'zero', example: '/** Nought for the page. */' },
  { pattern: /\b(?:mends?|mending)\b/gi, use: 'fix, or correct', example: '// The reader mends it.' },
  { pattern: /\bsoft[- ]?removed?\b/gi, use: 'soft-deleted', example: '/** Soft-removed rows. */' },
];

/** Headings of docs: the subject, never an aphorism. @type {readonly Phrase[]} */
export const HEADINGS = [
  {
    pattern: /^#+ (?:.*\d\. )?(?:Nobody|Nothing) .*$/gm,
    use: 'the subject as a noun phrase',
    example: '## Nobody gets in',
  },
  {
    pattern:
      /^#+ (?:When not all is well|What costs much|What the operator must see to|The end of a socket)$/gm,
    use: 'Failure modes; Resource limits; Operator responsibilities; Close codes',
    example: '## What costs much',
  },
];
