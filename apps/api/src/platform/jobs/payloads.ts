import type { Language } from '@millrace/domain';
import type { NotificationType } from '../db/schema';
import type { MailData, MailJob } from '../mail/mail';
import type { Customer } from '../payments-provider';

/** Recipient of an alert mail. */
export interface AlertsJob {
  userId: string;
}

/** Posts to deliver: one, or all of an author. */
export type ListedPosts = { postId: string } | { authorId: string };

/** A picture to fetch. */
export interface PortraitJob {
  userId: string;
  /** URL from the sign-in provider. */
  url: string;
}

/** A push message and its device. */
export interface PushJob {
  subscriptionId: string;
  notificationId: string;
}

/**
 * A mail to an address that may have no account. The lookup is part of the job, so that the caller's reply is the
 * same and takes the same time. @see GAP-040
 */
export type AccountMailJob =
  | { about: 'sign-up'; pendingId: string }
  | { about: 'resend'; email: string }
  | { about: 'forgot'; email: string; language?: Language };

/**
 * A mail by a member to any address. The recipient's opt-out is checked when it is sent, so that the member's request
 * reveals nothing by its reply or time. @see GAP-095
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

/** A task for the payment provider, or about its report; idempotent. */
export type PaymentJob =
  | { do: 'sync'; subscriptionId: string }
  /** The webhook of a paid checkout may be lost, or the member may have left. */
  | ({ do: 'look' } & Customer)
  /** The plan has ended, or its member has left. */
  | { do: 'end'; subscriptionId: string };

/** A spreadsheet import to run or undo. */
export interface SheetImportJob {
  importId: string;
}

/** A video to delete at its provider. */
export interface VideoRemovalJob {
  videoId: string;
}

/**
 * Payloads of background jobs, as plain JSON. They are defined here rather than with their handlers, so that the
 * queue imports no area.
 */
export interface JobData {
  mail: MailJob;
  /** Looks up an address and mails it. */
  accountMail: AccountMailJob;
  /** Copies a picture from the sign-in provider. */
  linkedinPortrait: PortraitJob;
  /** Delivers a post to the followers of its subjects. */
  feedDelivery: ListedPosts;
  /** Sends a member's mail, unless the recipient opted out. */
  memberMail: MemberMailJob;
  /** Mails a member's pending alerts. */
  alerts: AlertsJob;
  /** Sends a push message. */
  push: PushJob;
  /** Synchronizes a subscription with the payment provider, or ends it there. */
  payment: PaymentJob;
  /** Notifies the members concerned by an event. */
  notification: PastEvent;
  /** Deletes a video at its provider. */
  videoRemoval: VideoRemovalJob;
  /** Imports the rows of a spreadsheet, or undoes that. */
  sheetImport: SheetImportJob;
}

/** Name of a kind of job. */
export type JobKind = keyof JobData;

/**
 * Domain events in the transactional outbox: inserted in the transaction of the change, so that neither a crash nor a
 * rollback loses or invents one. An event names a subject, whose state is read when the job runs: an undone change,
 * such as a removed like, sends no notification and withdraws an earlier one.
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
  // Every change of time or place is notified.
  | { about: 'eventMoved'; eventId: string; changeId: string; actorId: string }
  | { about: 'link'; kind: 'supplier' | 'material'; productId: string; otherId: string; actorId: string }
  | { about: 'companyLink'; told: LinkNews; caseId: string; actorId: string }
  | { about: 'quoteRequest'; inquiryId: string; productId: string; actorId: string }
  | { about: 'quoteAnswer'; answerId: string; productId: string; actorId: string };

/** A domain event, and when it happened as an ISO moment; without one it has just happened. */
export type PastEvent = DomainEvent & { happenedAt?: string };

/** An objection, request or decision about a link to a company. @see GAP-089 */
type LinkNews = Extract<
  NotificationType,
  | 'company_objected'
  | 'company_verified'
  | 'company_request_refused'
  | 'company_link_ended'
  | 'company_objection_decided'
>;
