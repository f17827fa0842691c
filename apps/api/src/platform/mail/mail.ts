import type {
  DuplicateKind,
  InvitedKind,
  Language,
  ReportedKind,
  ReportReason,
  SharedKind,
} from '@millrace/domain';
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
    /** Subject of the inquiry, if it was sent from a product's page. */
    product: { name: string; path: string } | null;
    /** Further fields of a quote request for that product. @see GAP-025 */
    quote: QuoteFacts | null;
    /** Names of the suppliers that were chosen; empty without a choice. */
    suppliers: readonly string[];
    at: string;
  };
  /** To a contact of a supplier of the product. Reply-to: the requester. @see DIFF-003 */
  quoteRequest: {
    firstName: string;
    buyer: string;
    company: string | null;
    message: string;
    supplier: string;
    product: { name: string; path: string };
    quote: QuoteFacts;
    /** Page for answering. */
    answerPath: string;
  };
  /** To a requester of quotes: a supplier's answer. @see DIFF-003 */
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
  /** To an attendee of an event that its organizer removed. */
  eventRemoved: {
    firstName: string;
    event: string;
    location: string;
    /** Name of the country. */
    country: string | null;
    /** IANA time zone of the venue. */
    timeZone: string;
    /** Planned start. */
    at: string;
    eventsPath: string;
  };
  newSignIn: { firstName: string; device: string; at: string; resetPath: string };
  /** To a member: a sign-in method changed, or codes are being guessed. */
  accountNotice: {
    firstName: string;
    what: AccountNotice;
    at: string;
    resetPath: string;
    /** Undo link; missing if nothing changed, or if a previous version queued the mail. */
    stopPath?: string;
    validHours?: number;
  };
  /** To a member: a personal access token was created; with the undo link. */
  tokenMade: {
    firstName: string;
    /** Name given by its creator. */
    token: string;
    mayWrite: boolean;
    at: string;
    expiresAt: string;
    stopPath: string;
    validHours: number;
  };
  /** To a member: notifications, and posts about followed products and companies. @see GAP-094 */
  alerts: {
    firstName: string;
    /** Groups by kind; each line links to its subject. At least one. */
    sections: readonly { title: string; lines: readonly { line: string; path: string }[] }[];
    /** Number of lines left out. */
    more: number;
    morePath: string;
    settingsPath: string;
    /** Unsubscribe link for all alerts. */
    stopPath: string;
  };
  accountDeleted: { firstName: string; at: string };
  /** To anyone a member shares something with, including strangers. Reply-to: the member. @see GAP-095 */
  share: {
    sender: string;
    company: string | null;
    subject: string;
    message: string;
    kind: SharedKind;
    /** Name of the shared item; null if it has none or must not be disclosed. */
    title: string | null;
    path: string;
    /** True if not everybody can open it. */
    isPrivate: boolean;
    /** Unsubscribe link. */
    stopPath: string;
  };
  /** To anyone a member invites to follow something, including strangers. Reply-to: the member. @see GAP-095 */
  followInvitation: {
    sender: string;
    company: string | null;
    kind: InvitedKind;
    title: string;
    path: string;
    signupPath: string;
    stopPath: string;
  };
  /** To anyone a member invites to their team. Reply-to: the member. @see GAP-047, GAP-095 */
  teamInvitation: {
    sender: string;
    company: string | null;
    /** Name of the plan. */
    plan: string;
    /** Link to sign up or accept. */
    path: string;
    /** True if the recipient has an account. */
    isMember: boolean;
    stopPath: string;
  };
  /** To a buyer of a plan. @see GAP-079 */
  planReceipt: {
    firstName: string;
    plan: string;
    number: string;
    /** In the smallest unit of the currency (ISO 4217). */
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
  /** To a member whose term is about to end. @see GAP-080 */
  termEnding: {
    firstName: string;
    plan: string;
    days: number;
    termEnd: string;
    renews: boolean;
    priceUsd: number;
    /** The following plan; null for the free one. Earlier versions omitted it. */
    goesOn?: string | null;
    plansPath: string;
  };
  /** To a member whose plan ended. @see GAP-080 */
  planEnded: {
    firstName: string;
    plan: string;
    /** The current plan; null for the free one. Earlier versions omitted it. */
    goesOn?: string | null;
    plansPath: string;
  };
  /** To a reporter: the outcome of the report. `name` is the responsible party's. @see GAP-096 */
  reportDecided: {
    firstName: string;
    kind: ReportedKind;
    name: string;
    outcome: 'kept' | 'acted' | 'restored';
  };
  /** To a member who flagged a duplicate: the moderator's decision. `path` links to the result. @see GAP-088 */
  duplicateDecided: {
    firstName: string;
    kind: DuplicateKind;
    /** In the order of the flag: the first was flagged as a duplicate of the second. */
    subject: string;
    other: string;
    outcome: 'merged' | 'kept' | 'undone';
    path: string;
  };
  /** To the author of hidden content; `words` is its beginning. @see GAP-096 */
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

/** Name of a mail. */
export type MailName = keyof MailData;

/** A queued mail: template data, not yet rendered. */
export type MailJob = {
  [Name in MailName]: {
    name: Name;
    /** A single address. */
    to: string;
    /** Dates are in ISO 8601. */
    data: MailData[Name];
    /** Language for a recipient who has set none. Default English. */
    language?: Language;
    /** Reply-to; default the sender. */
    replyTo?: string;
    /** Files in the storage, which stay there. */
    attachments?: readonly StoredAttachment[];
  };
}[MailName];

/** Sender of a mail. */
export interface MailSender {
  /** Empty for an address without a name. */
  name: string;
  address: string;
}

/** A rendered mail. */
export interface WrittenMail {
  /** The same for each attempt. */
  id: string;
  from: MailSender;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  /** One-click unsubscribe URL, which also accepts a form post without a session. @see https://www.rfc-editor.org/rfc/rfc8058 */
  unsubscribeUrl: string | null;
  attachments: readonly StoredAttachment[];
}

/** Transport of mails. */
export interface MailTransport {
  /** @throws {NonRetryableJobError} for a permanent failure; any other error may be retried. */
  send(mail: WrittenMail): Promise<void>;
  close(): void;
}
