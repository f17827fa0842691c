import { type SQL, sql } from 'drizzle-orm';
import type { NotificationType } from '../../../platform/db/schema';
import type { DomainEvent } from '../../../platform/jobs';
import {
  isCommentForAll,
  isListed,
  isPrivate,
  isShownMember,
  readersByCompany,
  worksVerifiedFor,
} from '../../../visibility';
import { ofLink } from './link-specs.repository';
import { type NotificationSpec, recipientColumns, typeText } from './recipients.repository';

/** Returns whom a domain event concerns, and how they are notified. Who may not see what it is about is sorted out at reading. */
export function notificationSpecFor(event: DomainEvent): NotificationSpec {
  const actor = sql`${event.actorId}::uuid`;
  switch (event.about) {
    case 'like': {
      const { postId, actorId } = event;
      const post = sql`${postId}::uuid`;
      return {
        sourceId: actorId,
        exists: sql`EXISTS (SELECT 1 FROM post_likes WHERE post_id = ${post} AND user_id = ${actor})`,
        ...ofPost(
          postId,
          sql`(SELECT created_at FROM post_likes WHERE post_id = ${post} AND user_id = ${actor})`,
          { own: 'liked', onLiked: 'liked_on_liked', onCommented: 'liked_on_commented' },
        ),
      };
    }
    case 'comment': {
      const { postId, commentId } = event;
      return {
        sourceId: commentId,
        exists: sql`EXISTS (
          SELECT 1 FROM post_comments m WHERE m.id = ${commentId}::uuid AND ${isCommentForAll('m')}
        )`,
        ...ofPost(postId, sql`(SELECT created_at FROM post_comments WHERE id = ${commentId}::uuid)`, {
          own: 'commented',
          onLiked: 'commented_on_liked',
          onCommented: 'commented_on_commented',
        }),
      };
    }
    case 'mentions': {
      const post = sql`${event.postId}::uuid`;
      return {
        sourceId: event.postId,
        exists: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${post})`,
        topics: [`mentioned:${event.postId}`, `company_tagged:${event.postId}:%`],
        receivers: named(post),
      };
    }
    case 'productFollower':
      return ofProductFollower(event.productId, event.actorId);
    case 'companyFollower': {
      const company = sql`${event.companyId}::uuid`;
      return {
        sourceId: event.actorId,
        exists: sql`EXISTS (SELECT 1 FROM company_followers WHERE company_id = ${company} AND user_id = ${actor})`,
        topics: [`company_followed:${event.companyId}`],
        receivers: colleagues(company, 'company_followed'),
      };
    }
    case 'companyMember': {
      const company = sql`${event.companyId}::uuid`;
      return {
        sourceId: event.actorId,
        exists: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor} AND u.company_id = ${company} AND ${isListed('u')})`,
        topics: [`company_joined:${event.companyId}`],
        receivers: knownColleagues(company, 'company_joined'),
      };
    }
    case 'link':
      return ofLink(event);
    case 'companyLink':
      return ofLinkNews(event);
    case 'connection': {
      const connected = sql`${event.connectedId}::uuid`;
      return {
        sourceId: event.actorId,
        exists: sql`EXISTS (SELECT 1 FROM connections WHERE user_id = ${actor} AND connected_id = ${connected})`,
        topics: ['connection_added'],
        receivers: sql`SELECT ${connected} AS user_id, ${recipientColumns(typeText('connection_added'), {})}`,
      };
    }
    case 'invitation':
      return {
        sourceId: event.actorId,
        exists: sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor} AND ${isShownMember('u')})`,
        topics: ['invitation_accepted'],
        receivers: sql`
          SELECT i.inviter_id AS user_id, ${recipientColumns(typeText('invitation_accepted'), {})}
          FROM invitations i
          JOIN users u ON i.email_hash = encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex')
          WHERE u.id = ${actor}`,
      };
    case 'exhibitor':
      return ofExhibitor(event);
    case 'attendance':
      return ofAttendance(event);
    case 'eventMoved':
      return ofMove(event);
    case 'quoteRequest': {
      const inquiry = sql`${event.inquiryId}::uuid`;
      return {
        sourceId: event.inquiryId,
        exists: sql`EXISTS (SELECT 1 FROM inquiries WHERE id = ${inquiry})`,
        topics: [`quote_requested:${event.productId}`],
        receivers: sql`
          SELECT u.id AS user_id, ${recipientColumns(typeText('quote_requested'), { product_id: sql`${event.productId}::uuid` })}
          FROM quote_recipients r JOIN users u ON u.company_id = r.company_id
          WHERE r.inquiry_id = ${inquiry} AND ${worksVerifiedFor('u')} AND ${isShownMember('u')}`,
      };
    }
    case 'quoteAnswer': {
      const answer = sql`${event.answerId}::uuid`;
      return {
        sourceId: event.answerId,
        exists: sql`EXISTS (SELECT 1 FROM quote_answers WHERE id = ${answer})`,
        topics: [`quote_answered:${event.productId}`],
        receivers: sql`
          SELECT i.user_id, ${recipientColumns(typeText('quote_answered'), { product_id: sql`${event.productId}::uuid` })}
          FROM quote_answers q JOIN inquiries i ON i.id = q.inquiry_id
          WHERE q.id = ${answer} AND i.user_id IS NOT NULL`,
      };
    }
  }
}

/** The people of a company that was added to an event, who created that, and who said something to it: each once. */
function ofExhibitor({ eventId, companyId }: Extract<DomainEvent, { about: 'exhibitor' }>): NotificationSpec {
  const event = sql`${eventId}::uuid`;
  const company = sql`${companyId}::uuid`;
  return {
    sourceId: companyId,
    exists: sql`EXISTS (SELECT 1 FROM event_companies WHERE event_id = ${event} AND company_id = ${company})`,
    topics: [`exhibitor_added:${companyId}:${eventId}`],
    receivers: sql`
      SELECT DISTINCT reader.user_id, ${recipientColumns(typeText('exhibitor_added'), { company_id: company, event_id: event })}
      FROM (
        SELECT u.id AS user_id FROM users u WHERE u.company_id = ${company} AND ${isListed('u')}
        UNION SELECT created_by FROM events WHERE id = ${event}
        UNION SELECT user_id FROM event_votes WHERE event_id = ${event} AND vote <> 'Not Sure'
      ) reader`,
  };
}

/** Who created an event that somebody goes to, and who follows that member and has said something to it. */
function ofAttendance({ eventId, actorId }: Extract<DomainEvent, { about: 'attendance' }>): NotificationSpec {
  const event = sql`${eventId}::uuid`;
  const actor = sql`${actorId}::uuid`;
  return {
    sourceId: actorId,
    exists: sql`EXISTS (
      SELECT 1 FROM event_votes WHERE event_id = ${event} AND user_id = ${actor} AND vote = 'Going'
    )`,
    topics: [`attendee_going:${eventId}`],
    receivers: sql`
      SELECT DISTINCT reader.user_id, ${recipientColumns(typeText('attendee_going'), { event_id: event })}
      FROM (
        SELECT created_by AS user_id FROM events WHERE id = ${event}
        UNION SELECT n.user_id FROM connections n JOIN event_votes v ON v.user_id = n.user_id
          WHERE n.connected_id = ${actor} AND v.event_id = ${event}
      ) reader`,
  };
}

/** Whoever goes to an event that is moved, or is interested in it. */
function ofMove({ eventId, changeId }: Extract<DomainEvent, { about: 'eventMoved' }>): NotificationSpec {
  const event = sql`${eventId}::uuid`;
  return {
    sourceId: changeId,
    exists: sql`EXISTS (SELECT 1 FROM events WHERE id = ${event})`,
    topics: [`event_moved:${eventId}`],
    receivers: sql`
      SELECT v.user_id, ${recipientColumns(typeText('event_moved'), { event_id: event })}
      FROM event_votes v WHERE v.event_id = ${event} AND v.vote <> 'Not Sure'`,
  };
}

/**
 * Of an objection and of what is decided the member whose link it is; and what became of an objection also who has
 * objected, and the member where the link stays.
 */
function ofLinkNews({
  told: type,
  caseId,
}: Extract<DomainEvent, { about: 'companyLink' }>): NotificationSpec {
  const one = sql`${caseId}::uuid`;
  const reader =
    type === 'company_objection_decided'
      ? sql`SELECT raised_by AS user_id, company_id FROM company_link_cases WHERE id = ${one} AND kind = 'objection'
          UNION SELECT user_id, company_id FROM company_link_cases WHERE id = ${one} AND decision = 'keep'`
      : sql`SELECT user_id, company_id FROM company_link_cases WHERE id = ${one}`;
  return {
    sourceId: caseId,
    exists: sql`EXISTS (SELECT 1 FROM company_link_cases WHERE id = ${one})`,
    topics: [`${type}:%`],
    receivers: sql`
      SELECT reader.user_id, ${recipientColumns(typeText(type), { company_id: sql`reader.company_id` })}
      FROM (${reader}) reader WHERE reader.user_id IS NOT NULL`,
  };
}

/** Whom a post mentions, and the people of the companies that a private one is for: each once, by name if so. */
const named = (post: SQL): SQL => sql`
  SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, {
    post_id: post,
    company_id: sql`reader.company_id`,
  })}
  FROM posts p CROSS JOIN LATERAL (
    SELECT (m->>'id')::uuid AS user_id, ${typeText('mentioned')} AS type, NULL::uuid AS company_id, 1 AS rank
    FROM jsonb_array_elements(p.mentions) m WHERE m->>'kind' = 'person'
    UNION ALL SELECT c.user_id, ${typeText('company_tagged')}, c.company_id, 2
    FROM ${readersByCompany('p')} c WHERE ${isPrivate('p')}
  ) reader
  WHERE p.id = ${post} AND p.removed_at IS NULL
  ORDER BY reader.user_id, reader.rank, reader.company_id`;

/** Those who are listed with a company. */
const colleagues = (company: SQL, type: NotificationType): SQL => sql`
  SELECT u.id AS user_id, ${recipientColumns(typeText(type), { company_id: sql`u.company_id` })}
  FROM users u WHERE u.company_id = ${company} AND ${isListed('u')}`;

/** Those of them who may know all who are: a plan withholds contacts from who only says to work there. @see GAP-076 */
const knownColleagues = (company: SQL, type: NotificationType): SQL =>
  sql`${colleagues(company, type)} AND ${worksVerifiedFor('u')}`;

/**
 * The author of a post, those who had commented on it, and those who liked it: each once, in this order.
 *
 * @param since When it happened: the job that tells of it may be late.
 */
function ofPost(
  postId: string,
  since: SQL,
  types: Readonly<Record<'own' | 'onLiked' | 'onCommented', NotificationType>>,
): Pick<NotificationSpec, 'receivers' | 'topics'> {
  return {
    topics: Object.values(types).map((type) => `${type}:${postId}`),
    receivers: sql`
      SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, { post_id: sql`p.id` })}
      FROM posts p CROSS JOIN LATERAL (
        SELECT p.user_id, ${typeText(types.own)} AS type, 1 AS rank
        UNION ALL SELECT c.user_id, ${typeText(types.onCommented)}, 2 FROM post_comments c
          WHERE c.post_id = p.id AND c.created_at < ${since}
        UNION ALL SELECT l.user_id, ${typeText(types.onLiked)}, 3 FROM post_likes l
          WHERE l.post_id = p.id AND l.created_at < ${since}
      ) reader
      WHERE p.id = ${postId}::uuid AND p.removed_at IS NULL
      ORDER BY reader.user_id, reader.rank`,
  };
}

/** Those who follow the product, and those who follow one that is linked with it: each once, the product first. */
function ofProductFollower(productId: string, actorId: string): NotificationSpec {
  const product = sql`${productId}::uuid`;
  return {
    sourceId: actorId,
    exists: sql`EXISTS (
      SELECT 1 FROM product_followers WHERE product_id = ${product} AND user_id = ${actorId}::uuid
    )`,
    topics: [`product_followed:${productId}`, `linked_product_followed:%:${productId}`],
    receivers: sql`
      SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, {
        product_id: sql`reader.product_id`,
        linked_product_id: sql`reader.linked_id`,
      })}
      FROM (
        SELECT user_id, ${typeText('product_followed')} AS type, product_id, NULL::uuid AS linked_id, 1 AS rank
        FROM product_followers WHERE product_id = ${product}
        UNION ALL
        SELECT f.user_id, ${typeText('linked_product_followed')}, f.product_id, ${product}, 2
        FROM (
          SELECT application_id AS id FROM product_links WHERE raw_material_id = ${product}
          UNION SELECT raw_material_id FROM product_links WHERE application_id = ${product}
        ) linked JOIN product_followers f ON f.product_id = linked.id
      ) reader
      ORDER BY reader.user_id, reader.rank, reader.product_id`,
  };
}
