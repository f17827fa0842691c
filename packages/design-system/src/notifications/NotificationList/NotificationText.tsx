import { companyPath, eventPath, postPath, productPath, SITE_PATHS, userFeedPath } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { brandMessages } from '../../shell/brand.messages';
import { notificationListMessages } from './NotificationList.messages';
import type { Notification, NotificationSubject } from './notification';

/** URLs of the lists of quote requests. */
const QUOTES: Partial<Record<Notification['type'], string>> = {
  quote_requested: `${SITE_PATHS.quotes}?box=received`,
  quote_answered: `${SITE_PATHS.quotes}?box=sent`,
};

export interface NotificationTextProps {
  notification: Notification;
  /** Called when a link in it is clicked. */
  onFollow?: (() => void) | undefined;
}

/** Sentence of a notification, with links on its names. @see GAP-106 */
export function NotificationText({ notification, onFollow }: NotificationTextProps) {
  const messages = useMessages(brandMessages, notificationListMessages);
  const link = (href: string, children: ReactNode) => (
    <Link href={href} onClick={onFollow}>
      {children}
    </Link>
  );
  const named = (
    subject: NotificationSubject | null | undefined,
    path: (to: { id: string; name: string }) => string,
  ) => {
    if (!subject) return null;
    const { id, name } = subject;
    return id === null ? name : link(path({ id, name }), <bdi>{name}</bdi>);
  };
  const { others = 0, postId } = notification;
  const actor = notification.actor?.name
    ? named(notification.actor, userFeedPath)
    : messages.format('notifications.formerMember');
  return messages.rich(`notifications.${notification.type}`, {
    actor: messages.rich('notifications.others', { actor, others }),
    others,
    product: named(notification.product, productPath),
    linked: named(notification.linkedProduct, productPath),
    company: named(notification.company, companyPath),
    exhibitor: named(notification.exhibitor, companyPath),
    event: named(notification.event, eventPath),
    search: notification.search ?? '',
    thing:
      named(notification.product, productPath) ??
      named(notification.company, companyPath) ??
      named(notification.event, eventPath) ??
      (postId ? link(postPath(postId), messages.format('notifications.matchedPost')) : ''),
    quotes: (words: ReactNode) => link(QUOTES[notification.type] ?? SITE_PATHS.quotes, words),
    post: (words: ReactNode) => (!postId ? words : link(postPath(postId), words)),
  });
}
