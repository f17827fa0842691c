import type { NotificationType } from '../db/schema';
import type { MailData, MailJob } from '../mail/mail';
import type { Customer } from '../payments-provider';

/** Names whom to mail what waits for them. */
export interface AlertsJob {
  userId: string;
}

/** Names the posts that are brought to their readers: one, or all that a member wrote. */
export type ListedPosts = { postId: string } | { authorId: string };

/** Names a picture to be fetched. */
export interface PortraitJob {
  userId: string;
  /** As the provider named it. */
  url: string;
}

/** Names what to show, and on which device. */
export interface PushJob {
  subscriptionId: string;
  notificationId: string;
}

/**
 * Names what an address is to be written about. Who asks for it learns nothing: looking up whether there is such an
 * account, and what to write, is a job, so that the answer is the same and takes the same time. @see GAP-040
 */
export type AccountMailJob =
  | { about: 'sign-up'; pendingId: string }
  | { about: 'resend'; email: string }
  | { about: 'forgot'; email: string };

/**
 * Carries what a member has written to an address. Whether its owner wants such mail is asked when it is sent: the
 * member's request takes the same time and answers the same either way. @see GAP-095
 */
export type MemberMailJob = {
  to: string;
  /** The member's own address. */
  replyTo: string;
} & (
  | { share: Omit<MailData['share'], 'stopPath'> }
  | { followInvitation: Omit<MailData['followInvitation'], 'stopPath'> }
  | { teamInvitation: Omit<MailData['teamInvitation'], 'stopPath'> }
);

/** Names work for the payment provider, or about what it reports; all of it bears being done twice. */
export type PaymentJob =
  | { do: 'sync'; subscriptionId: string }
  /** The word of what was paid at a checkout may be lost. The member may have left since. */
  | ({ do: 'look' } & Customer)
  /** The plan is over, or its member has left. */
  | { do: 'end'; subscriptionId: string };

/** Names the video that is to be removed at its provider. */
export interface VideoRemovalJob {
  videoId: string;
}

/**
 * Carries what each kind of background work is told: plain JSON. Payloads stand here, and not with the code that works
 * on them, so that the queue imports no area.
 */
export interface JobData {
  mail: MailJob;
  /** Looks up what an address is to be written about. */
  accountMail: AccountMailJob;
  /** Copies a picture from where a member has signed in. */
  linkedinPortrait: PortraitJob;
  /** Brings a post to those who follow what it is about. */
  feedDelivery: ListedPosts;
  /** Sends what a member writes to an address, unless its owner wants no such mail. */
  memberMail: MemberMailJob;
  /** Mails a member what waits for them. */
  alerts: AlertsJob;
  /** Shows a member something on a device. */
  push: PushJob;
  /** Asks the payment provider how a subscription stands, or ends it there. */
  payment: PaymentJob;
  /** Tells those whom something concerns. */
  notification: PastEvent;
  /** Removes a video at its provider. */
  videoRemoval: VideoRemovalJob;
}

/** The name of a kind of background work. */
export type JobKind = keyof JobData;

/**
 * What happened, as the outbox carries it: sent in the transaction of the deed itself, so that neither a crash nor a
 * rollback loses or invents one. Each names something whose present state is looked up when the job is done: what was
 * undone meanwhile, as a like taken back, is told to nobody and taken back where it was told.
 */
export type DomainEvent =
  | { about: 'like'; postId: string; actorId: string }
  | { about: 'comment'; postId: string; commentId: string; actorId: string }
  | { about: 'mentions'; postId: string; actorId: string }
  | { about: 'productFollower'; productId: string; actorId: string }
  | { about: 'companyFollower'; companyId: string; actorId: string }
  | { about: 'companyMember'; companyId: string; actorId: string }
  | { about: 'invitation'; actorId: string }
  | { about: 'connection'; connectedId: string; actorId: string }
  | { about: 'exhibitor'; eventId: string; companyId: string; actorId: string }
  | { about: 'attendance'; eventId: string; actorId: string }
  // Each change of its time or place is told of.
  | { about: 'eventMoved'; eventId: string; changeId: string; actorId: string }
  | { about: 'link'; kind: 'supplier' | 'material'; productId: string; otherId: string; actorId: string }
  | { about: 'companyLink'; told: LinkNews; caseId: string; actorId: string }
  | { about: 'quoteRequest'; inquiryId: string; productId: string; actorId: string }
  | { about: 'quoteAnswer'; answerId: string; productId: string; actorId: string };

/** What happened, and when, as an ISO moment; without one it has just happened. */
export type PastEvent = DomainEvent & { happenedAt?: string };

/** What is told of a link to a company that was objected to, asked for or decided on. @see GAP-089 */
type LinkNews = Extract<
  NotificationType,
  | 'company_objected'
  | 'company_verified'
  | 'company_request_refused'
  | 'company_link_ended'
  | 'company_objection_decided'
>;
