import {
  companyPath,
  eventPath,
  NOTIFICATION_SIZE,
  postPath,
  productPath,
  SITE_PATHS,
  userFeedPath,
} from '@millrace/domain';
import { Avatar, Link, VirtualList, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PostTime } from '../../feed/PostCard';
import type { ListState } from '../../internal/list-state';
import { brandMessages } from '../../shell/brand.messages';
import { ListBody } from '../../shell/PagedList';
import { notificationBellMessages } from '../NotificationBell/NotificationBell.messages';
import { end, item, sentence, time, unread as unreadClass } from './NotificationList.css';
import { notificationListMessages } from './NotificationList.messages';
import type { Notification, NotificationSubject } from './notification';

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Those that are shown now, newest first. */
  state: ListState<Notification>;
  /**
   * Up to when one had read as the list was opened, as an ISO 8601 date and time; null before the first time. Default:
   * all are read.
   */
  lastRead?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when a link in the list is followed. */
  onFollow?: (() => void) | undefined;
  /** Below the list: the way to more, or its end. */
  foot?: ReactNode;
  /** What is not there, when the list is empty. Default: that there are no notifications. */
  empty?: string | undefined;
}

/** What happened that concerns a member, newest first. @see NOTE-001, NOTE-002, NOTE-003 */
export function NotificationList({
  state,
  lastRead,
  onRetry,
  onFollow,
  foot,
  empty,
  ...rest
}: NotificationListProps) {
  const messages = useMessages(brandMessages, notificationBellMessages, notificationListMessages);
  return (
    <div data-component="NotificationList" {...rest}>
      <ListBody
        state={state}
        expectedRows={NOTIFICATION_SIZE}
        art="avatar"
        loading={messages.format('notifications.loading')}
        empty={empty ?? messages.format('notifications.empty')}
        onRetry={onRetry}
      >
        {({ rows, total }) => (
          <>
            <VirtualList
              items={rows}
              total={total}
              estimatedHeight={NOTIFICATION_PX}
              renderItem={(notification) => (
                <NotificationItem
                  notification={notification}
                  isUnread={isUnread(notification, lastRead)}
                  onFollow={onFollow}
                />
              )}
            />
            {foot}
          </>
        )}
      </ListBody>
    </div>
  );
}

/** Estimated height of a notification of two lines, in pixels. */
const NOTIFICATION_PX = 84;

/** Says that nothing follows. @see NOTE-004 */
export function NotificationEnd() {
  return (
    <p className={end}>
      {useMessages(brandMessages, notificationBellMessages, notificationListMessages).format(
        'notifications.end',
      )}
    </p>
  );
}

interface NotificationItemProps extends NotificationTextProps {
  isUnread: boolean;
}

/** One thing that happened: who did it, the sentence, and when. */
function NotificationItem({ notification, isUnread, onFollow }: NotificationItemProps) {
  const messages = useMessages(brandMessages, notificationBellMessages, notificationListMessages);
  const name =
    notification.actor?.name ?? notification.company?.name ?? messages.format('notifications.formerMember');
  return (
    <div data-part="notification" data-state={isUnread ? 'unread' : 'read'} className={item}>
      <Avatar name={name} src={notification.picture ?? null} />
      <div>
        <p className={sentence}>
          <NotificationText notification={notification} onFollow={onFollow} />
        </p>
        <p className={time}>
          <PostTime at={notification.added} />
        </p>
      </div>
      {isUnread && (
        <span className={unreadClass}>
          <VisuallyHidden>{messages.format('notifications.unread')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** True if something was added after one has read. @see NOTE-006 */
const isUnread = ({ added }: Notification, lastRead: string | null | undefined): boolean =>
  lastRead === null || (lastRead !== undefined && Date.parse(added) > Date.parse(lastRead));

/** The box in which what a notification tells of lies. */
const QUOTES: Partial<Record<Notification['type'], string>> = {
  quote_requested: `${SITE_PATHS.quotes}?box=received`,
  quote_answered: `${SITE_PATHS.quotes}?box=sent`,
};

interface NotificationTextProps {
  notification: Notification;
  /** Called when a link in it is followed. */
  onFollow?: (() => void) | undefined;
}

/** What happened, in one sentence whose names lead to their places. @see GAP-106 */
function NotificationText({ notification, onFollow }: NotificationTextProps) {
  const messages = useMessages(brandMessages, notificationBellMessages, notificationListMessages);
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
