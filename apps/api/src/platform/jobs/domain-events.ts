import type { NotificationType } from '../db/schema';

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

/** What is told of a link to a company that was objected to, asked for or decided on. @see GAP-089 */
export type LinkNews = Extract<
  NotificationType,
  | 'company_objected'
  | 'company_verified'
  | 'company_request_refused'
  | 'company_link_ended'
  | 'company_objection_decided'
>;
