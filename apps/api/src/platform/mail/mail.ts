import type { DuplicateKind, InvitedKind, ReportedKind, ReportReason, SharedKind } from '@millrace/domain';
import type { StoredAttachment } from '../db/schema';

/** What a request for a quote says of what is needed. */
export interface QuoteFacts {
  /** With its unit. */
  quantity: string | null;
  /** A day, in ISO 8601. */
  neededBy: string | null;
  /** The country's name. */
  deliveryCountry: string | null;
}

/** What a member is told of at once, as it can hand the account to somebody else. */
export type AccountNotice =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'linkedinLinked'
  | 'addressesSwapped'
  | 'secondAdded'
  | 'codesTried';

/**
 * What each mail is told. Names and texts may be anything that a stranger has typed; addresses of pages are paths on
 * the web host, such as `/verify?token=…`.
 */
export interface MailData {
  /** To the address that wants to register. @see GAP-038 */
  verifyRegistration: { firstName: string | null; verifyPath: string; validHours: number };
  /** To a member whose address somebody tried to register once more. @see GAP-040 */
  alreadyRegistered: { firstName: string; signInPath: string; resetPath: string };
  /** To a member who forgot the password. */
  resetPassword: { firstName: string; resetPath: string; validHours: number };
  /** To each of the verified people of a company, before certificates of it end. */
  certificatesEnding: {
    firstName: string;
    company: string;
    companyPath: string;
    certificates: readonly { name: string; validUntil: string }[];
  };
  passwordChanged: { firstName: string; at: string; resetPath: string };
  /** To a new address of a member, the main one or the second. */
  confirmEmail: { firstName: string; address: string; confirmPath: string; validHours: number };
  /** To the first address of a member, for whom another one is asked for; `stopPath` ends that. */
  emailChangeAsked: {
    firstName: string;
    newAddress: string;
    slot: 'primary' | 'secondary';
    at: string;
    stopPath: string;
    validHours: number;
  };
  /** To the address that a member had before. */
  emailChanged: {
    firstName: string;
    newAddress: string;
    at: string;
    /** As with `accountNotice`. */
    stopPath?: string;
    validHours?: number;
  };
  /** To a visitor who asked to be invited. */
  invitationReceived: { signupPath: string };
  /** To the sales desk: somebody asked to be invited. */
  invitationAsked: { address: string; at: string };
  /** To the sales desk. Reply to the one who asks. @see DATA-013 */
  inquiry: {
    firstName: string;
    lastName: string | null;
    company: string | null;
    address: string;
    phone: string | null;
    message: string;
    /** What the inquiry is about, where it was made on a product's page. */
    product: { name: string; path: string } | null;
    /** What else is asked where it asks for a quote of that product. @see GAP-025 */
    quote: QuoteFacts | null;
    at: string;
  };
  /** To a contact of a supplier of the product. Reply to the one who asks. @see DIFF-003 */
  quoteRequest: {
    firstName: string;
    buyer: string;
    company: string | null;
    message: string;
    supplier: string;
    product: { name: string; path: string };
    quote: QuoteFacts;
    /** Where it is answered. */
    answerPath: string;
  };
  /** To who has asked for a quote: what a supplier answers. @see DIFF-003 */
  quoteAnswered: {
    firstName: string;
    supplier: string;
    product: string;
    price: string | null;
    leadTime: string | null;
    minimumOrder: string | null;
    message: string;
    answersPath: string;
  };
  /** To who wanted to come to an event that its creator has removed. */
  eventRemoved: {
    firstName: string;
    event: string;
    location: string;
    /** The country's name. */
    country: string | null;
    /** IANA name of the zone of its place. */
    timeZone: string;
    /** When it was to begin. */
    at: string;
    eventsPath: string;
  };
  newSignIn: { firstName: string; device: string; at: string; resetPath: string };
  /** To a member: something that signs in to the account has changed, or somebody tries its codes. */
  accountNotice: {
    firstName: string;
    what: AccountNotice;
    at: string;
    resetPath: string;
    /** What takes the change back; none where nothing has changed, or a version before has queued the mail. */
    stopPath?: string;
    validHours?: number;
  };
  /** To a member: a personal access token was made, with the link that takes it back. */
  tokenMade: {
    firstName: string;
    /** As its maker called it. */
    token: string;
    mayWrite: boolean;
    at: string;
    expiresAt: string;
    stopPath: string;
    validHours: number;
  };
  /** To a member: what they were told, and posts about what they follow. @see GAP-094 */
  alerts: {
    firstName: string;
    /** By kind; each line leads to what it is about. At least one. */
    sections: readonly { title: string; lines: readonly { line: string; path: string }[] }[];
    /** How many lines there would be besides. */
    more: number;
    morePath: string;
    settingsPath: string;
    /** Where all alerts are stopped. */
    stopPath: string;
  };
  accountDeleted: { firstName: string; at: string };
  /** To whomever a member shares something with, who may be a stranger. Reply to the member. @see GAP-095 */
  share: {
    sender: string;
    company: string | null;
    subject: string;
    message: string;
    kind: SharedKind;
    /** What is shared; null where it has no name, or not everybody may know it. */
    title: string | null;
    path: string;
    /** Whether it opens for some only. */
    isPrivate: boolean;
    /** Where the address is taken out for good. */
    stopPath: string;
  };
  /** To whomever a member invites to follow something, who may be a stranger. Reply to the member. @see GAP-095 */
  followInvitation: {
    sender: string;
    company: string | null;
    kind: InvitedKind;
    title: string;
    path: string;
    signupPath: string;
    stopPath: string;
  };
  /** To whomever a member takes into their team. Reply to the member. @see GAP-047, GAP-095 */
  teamInvitation: {
    sender: string;
    company: string | null;
    /** The plan's name. */
    plan: string;
    /** Where one registers, or accepts. */
    path: string;
    /** Whether one is registered. */
    isMember: boolean;
    stopPath: string;
  };
  /** To who has paid for a plan. @see GAP-079 */
  planReceipt: {
    firstName: string;
    plan: string;
    number: string;
    /** In the smallest unit of the currency, whose code is ISO 4217. */
    amount: number;
    currency: string;
    at: string;
    termStart: string;
    termEnd: string;
    renews: boolean;
    plansPath: string;
  };
  /** To a member whose payment failed. */
  paymentFailed: { firstName: string; plan: string; keptUntil: string; plansPath: string };
  /** To a member whose term ends. @see GAP-080 */
  termEnding: {
    firstName: string;
    plan: string;
    days: number;
    termEnd: string;
    renews: boolean;
    priceUsd: number;
    /** The plan that one has then; null for the free one. Earlier versions said nothing of it. */
    goesOn?: string | null;
    plansPath: string;
  };
  /** To a member whose plan has ended. @see GAP-080 */
  planEnded: {
    firstName: string;
    plan: string;
    /** The plan that one has now; null for the free one. Earlier versions said nothing of it. */
    goesOn?: string | null;
    plansPath: string;
  };
  /** To a member who reported something: what became of it. `name` is that of who is answerable. @see GAP-096 */
  reportDecided: {
    firstName: string;
    kind: ReportedKind;
    name: string;
    outcome: 'kept' | 'acted' | 'restored';
  };
  /** To a member who flagged two as one: what a moderator decided. `path` leads to what stands now. @see GAP-088 */
  duplicateDecided: {
    firstName: string;
    kind: DuplicateKind;
    /** As the flag has them: the first was taken for the other. */
    subject: string;
    other: string;
    outcome: 'merged' | 'kept' | 'undone';
    path: string;
  };
  /** To the author of what a moderator hid; `words` are its beginning. @see GAP-096 */
  contentHidden: {
    firstName: string;
    kind: Exclude<ReportedKind, 'member'>;
    words: string;
    because: ReportReason;
  };
  contentRestored: { firstName: string; kind: Exclude<ReportedKind, 'member'>; words: string };
  memberSuspended: { firstName: string; because: ReportReason };
  suspensionLifted: { firstName: string; signInPath: string };
}

/** The name of a mail. */
export type MailName = keyof MailData;

/** A mail as it waits in the queue: what to write, not yet written. */
export type MailJob = {
  [Name in MailName]: {
    name: Name;
    /** One address. */
    to: string;
    /** Moments are in ISO 8601. */
    data: MailData[Name];
    /** Whoever is answered; the sender unless given. */
    replyTo?: string;
    /** Files of the storage, which stay there. */
    attachments?: readonly StoredAttachment[];
  };
}[MailName];

/** Who sends a mail. */
export interface MailSender {
  /** Empty where the address stands alone. */
  name: string;
  address: string;
}

/** A mail as it is sent. */
export interface WrittenMail {
  /** The same in each attempt to send it. */
  id: string;
  from: MailSender;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** A page that takes the address out, by a form post without a session as well. @see https://www.rfc-editor.org/rfc/rfc8058 */
  unsubscribeUrl: string | null;
  attachments: readonly StoredAttachment[];
}

/** Brings mails away. */
export interface MailTransport {
  /** @throws {NonRetryableJobError} when it is refused for good; any other error is worth another attempt. */
  send(mail: WrittenMail): Promise<void>;
  close(): void;
}
