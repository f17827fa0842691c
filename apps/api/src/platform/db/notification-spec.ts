import { type SQL, sql } from 'drizzle-orm';
import type { DomainEvent } from '../jobs/payloads';
import type { NotificationType } from './schema';

/**
 * Specifies the recipients and content of notifications for a domain event. Visibility is checked when they are
 * read.
 */
export interface NotificationSpec {
  /** SQL that is false once the source was undone. */
  exists: SQL;
  /** Rows of `user_id, type, post_id, product_id, linked_product_id, company_id, event_id`; may include the actor. */
  receivers: SQL;
  /** Deduplication key: the comment, the post, or the actor. */
  sourceId: string;
  /** `LIKE` patterns of the notification's topics. */
  topics: readonly string[];
}

/** Events of one kind. */
type EventAbout<About> = Extract<DomainEvent, { about: About }>;

/** Specifications by event kind; modules register them in `background.ts`. */
export type NotificationSpecs = {
  [About in DomainEvent['about']]: (event: EventAbout<About>) => NotificationSpec;
};

/** Subject columns of a recipient's row; the rest is null. */
type Subject = 'post_id' | 'product_id' | 'linked_product_id' | 'company_id' | 'event_id';

const SUBJECTS: readonly Subject[] = ['post_id', 'product_id', 'linked_product_id', 'company_id', 'event_id'];

/** Selects the recipients and subjects. */
export const recipientColumns = (type: SQL, about: Partial<Record<Subject, SQL>>): SQL =>
  sql.join(
    [
      sql`${type} AS type`,
      ...SUBJECTS.map((name) => sql`${about[name] ?? sql`NULL::uuid`} AS ${sql.identifier(name)}`),
    ],
    sql`, `,
  );

/** A notification type as an SQL literal. */
export const typeText = (type: NotificationType): SQL => sql`${type}::text`;
