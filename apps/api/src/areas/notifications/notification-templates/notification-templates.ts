import { companyPath, eventPath, postPath, productPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import type { NotificationType } from '../../../platform/db/schema';
import type { textIn } from '../../../platform/messages/text';

/** Data of a notification as plain text, for mails and push messages. */
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
 * Formats a notification as a sentence. @see GAP-106
 *
 * @param text Formatter of the recipient's language.
 * @param who Name of the actor, and number of other actors.
 * @param title Title of the post; empty for none.
 */
export function notificationText(
  text: ReturnType<typeof textIn>,
  facts: NotificationFacts & { type: NotificationType },
  { actor, others }: { actor: string; others: number },
  title = '',
): string {
  return text(`notifications.${facts.type}`, {
    actor: text('notifications.others', { actor, others }),
    others,
    product: facts.productName ?? '',
    linked: facts.linkedProductName ?? '',
    company: facts.companyName ?? '',
    event: facts.eventName ?? '',
    search: facts.savedSearchName ?? '',
    thing: facts.productName ?? facts.companyName ?? facts.eventName ?? title,
    title: title === '' ? '' : text('alerts.postTitle', { title }),
  });
}

/** Returns the path on the web host of a notification's subject. */
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
