import type { Notification } from '@millrace/api-client';
import { companyPath, eventPath, postPath, productPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';

/** The box in which what a notification tells of lies. */
const QUOTES: Partial<Record<Notification['type'], string>> = {
  quote_requested: `${SITE_PATHS.quotes}?box=received`,
  quote_answered: `${SITE_PATHS.quotes}?box=sent`,
};

export interface NotificationTextProps {
  notification: Notification;
  /** Called when a link in it is followed. */
  onFollow?: (() => void) | undefined;
}

/** What happened, in one sentence whose names lead to their places. @see GAP-106 */
export function NotificationText({ notification, onFollow }: NotificationTextProps) {
  const messages = useMessages();
  const link = (href: string, children: ReactNode) => (
    <Link href={href} onClick={onFollow}>
      {children}
    </Link>
  );
  const named = (
    id: string | null,
    name: string | null,
    path: (to: { id: string; name: string }) => string,
  ) => (id !== null && name !== null ? link(path({ id, name }), <bdi>{name}</bdi>) : name);
  const { others, post_id: postId } = notification;
  const actor = notification.actor_name
    ? named(notification.actor_id, notification.actor_name, userFeedPath)
    : messages.format('notifications.formerMember');
  return messages.rich(`notifications.${notification.type}`, {
    actor: messages.rich('notifications.others', { actor, others }),
    others,
    product: named(notification.product_id, notification.product_name, productPath),
    linked: named(notification.linked_product_id, notification.linked_product_name, productPath),
    company: named(notification.company_id, notification.company_name, companyPath),
    exhibitor: named(notification.exhibitor_id, notification.exhibitor_name, companyPath),
    event: named(notification.event_id, notification.event_name, eventPath),
    quotes: (words: ReactNode) => link(QUOTES[notification.type] ?? SITE_PATHS.quotes, words),
    post: (words: ReactNode) => (postId === null ? words : link(postPath(postId), words)),
  });
}
