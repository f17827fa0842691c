import { type SQL, sql } from 'drizzle-orm';
import type { DomainEvent } from '../jobs/payloads';
import type { NotificationType } from './schema';

/**
 * Specifies whom a domain event concerns, and how they are notified. Who may not see what it is about is sorted out at
 * reading.
 */
export interface NotificationSpec {
  /** Whether its source still exists: false once it was undone. */
  exists: SQL;
  /** Rows of `user_id, type, post_id, product_id, linked_product_id, company_id, event_id`; the actor may be among them. */
  receivers: SQL;
  /** What is told once: the comment, the post, or else who did it. */
  sourceId: string;
  /** Patterns (`LIKE`) of the topics that it is told under. */
  topics: readonly string[];
}

/** Events of one kind. */
type EventAbout<About> = Extract<DomainEvent, { about: About }>;

/** How the events of each kind are told of. A module registers its own in `background.ts`. */
export type NotificationSpecs = {
  [About in DomainEvent['about']]: (event: EventAbout<About>) => NotificationSpec;
};

/** What a row of receivers is about; the rest is null. */
type Subject = 'post_id' | 'product_id' | 'linked_product_id' | 'company_id' | 'event_id';

const SUBJECTS: readonly Subject[] = ['post_id', 'product_id', 'linked_product_id', 'company_id', 'event_id'];

/** Selects what a recipient is notified of. */
export const recipientColumns = (type: SQL, about: Partial<Record<Subject, SQL>>): SQL =>
  sql.join(
    [
      sql`${type} AS type`,
      ...SUBJECTS.map((name) => sql`${about[name] ?? sql`NULL::uuid`} AS ${sql.identifier(name)}`),
    ],
    sql`, `,
  );

/** A type, as it is selected. */
export const typeText = (type: NotificationType): SQL => sql`${type}::text`;
