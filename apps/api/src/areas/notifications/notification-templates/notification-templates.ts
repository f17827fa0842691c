import { companyPath, eventPath, postPath, productPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import type { NotificationType } from '../../../platform/db/schema';
import { text } from '../../../platform/messages/text';

/** What a notification is about, where it is said without its links: in mails, and on the screens of devices. */
interface NotificationFacts {
  actorId: string | null;
  postId: string | null;
  productId: string | null;
  productName: string | null;
  linkedProductName: string | null;
  companyId: string | null;
  companyName: string | null;
  eventId: string | null;
  eventName: string | null;
  savedSearchName: string | null;
}

/**
 * A notification in one sentence. @see GAP-106
 *
 * @param who The actor's name, and how many did the same beside the actor.
 * @param title That of the post, in quotation marks after a space; empty for none.
 */
export function notificationText(
  type: NotificationType,
  facts: NotificationFacts,
  { actor, others }: { actor: string; others: number },
  title = '',
): string {
  return text(`notifications.${type}`, {
    actor: text('notifications.others', { actor, others }),
    others,
    product: facts.productName ?? '',
    linked: facts.linkedProductName ?? '',
    company: facts.companyName ?? '',
    event: facts.eventName ?? '',
    search: facts.savedSearchName ?? '',
    thing: facts.productName ?? facts.companyName ?? facts.eventName ?? title.trim(),
    title,
  });
}

/** Where a notification leads on the web host: to what it is about. */
export function notificationPath(facts: NotificationFacts & { type: NotificationType | null }): string {
  if (facts.type === 'quote_requested') return `${SITE_PATHS.quotes}?box=received`;
  if (facts.type === 'quote_answered') return `${SITE_PATHS.quotes}?box=sent`;
  const { postId, productId, productName, companyId, companyName, eventId, actorId } = facts;
  if (postId !== null) return postPath(postId);
  if (eventId !== null) return eventPath({ id: eventId });
  if (productId !== null && productName !== null) return productPath({ id: productId, name: productName });
  if (companyId !== null && companyName !== null) return companyPath({ id: companyId, name: companyName });
  return actorId === null ? SITE_PATHS.notifications : userFeedPath({ id: actorId });
}
