import type { User } from '@millrace/api-client';
import { clearClientStorage } from '@millrace/design-system';
import { personPicture, SITE_PATHS, shownName, userFeedPath } from '@millrace/domain';
import { Avatar, BareLink, Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { unreadDot } from '../../internal/unread-dot.css';
import { MastheadMenu } from './MastheadMenu';
import { menuHead, messagesLink, ownFeed, pictureOfMenu } from './MastheadMenu.css';

/** Who is signed in, as far as the masthead shows it. */
export type MastheadViewer = Pick<User, 'id' | 'displayName' | 'image' | 'linkedinImage' | 'is_moderator'>;

export interface MastheadMemberProps {
  viewer: MastheadViewer;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** What is new: the bell. @see NAV-002 */
  news?: ReactNode;
  hasUnreadMessages: boolean;
  /** Path of the page, to mark the current place. */
  currentPath: string;
}

/**
 * The member's end of the masthead: the way to their conversations, their picture, and the menu that it opens; on phones
 * the picture leads to their own feed, the menu opens beside it, and the bar at the foot has the conversations.
 *
 * @see NAV-002, NAV-003, NAV-004, ACC-057, GAP-031
 */
export function MastheadMember({
  viewer,
  logoutHref,
  news,
  hasUnreadMessages,
  currentPath,
}: MastheadMemberProps) {
  const messages = useMessages();
  const name = shownName(viewer.displayName);
  return (
    <>
      {news}
      <BareLink
        href={SITE_PATHS.messages}
        data-part="messages"
        data-state={hasUnreadMessages ? 'unread' : 'read'}
        aria-label={messages.format(hasUnreadMessages ? 'masthead.unreadMessages' : 'masthead.messages')}
        className={messagesLink}
        {...(currentPath === SITE_PATHS.messages && { 'aria-current': 'page' as const })}
      >
        <Icon icon={MessageSquare} size="medium" />
        {hasUnreadMessages && <span aria-hidden="true" className={unreadDot} />}
      </BareLink>
      <BareLink
        href={userFeedPath(viewer)}
        aria-label={messages.format('masthead.ownFeed')}
        className={ownFeed}
      >
        <Avatar name={name} src={personPicture(viewer)} />
      </BareLink>
      <MastheadMenu
        label={messages.format('masthead.menuOf', { name })}
        head={<p className={menuHead}>{messages.format('masthead.signedInAs', { name })}</p>}
        places={[
          { name: messages.format('masthead.myProfile'), href: SITE_PATHS.profile },
          { name: messages.format('quotes.title'), href: SITE_PATHS.quotes },
          { name: messages.format('analytics.title'), href: SITE_PATHS.analytics },
          { name: messages.format('ownPlan.title'), href: SITE_PATHS.plans },
          ...(viewer.is_moderator
            ? [{ name: messages.format('moderation.title'), href: SITE_PATHS.moderation }]
            : []),
          { name: messages.format('masthead.aboutUs'), href: SITE_PATHS.about },
          { name: messages.format('masthead.contactUs'), href: SITE_PATHS.contact },
          {
            name: messages.format('masthead.logout'),
            href: logoutHref,
            startsGroup: true,
            onFollow: clearClientStorage,
          },
        ]}
      >
        <Avatar name={name} src={personPicture(viewer)} className={pictureOfMenu} />
      </MastheadMenu>
    </>
  );
}
