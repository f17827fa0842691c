import type { User } from '@millrace/api-client';
import { pictureOf, SITE_PATHS, shownName, userFeedPath } from '@millrace/domain';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { BareLink } from '../../primitives/Link';
import { MastheadMenu } from './MastheadMenu';
import { menuHead, ownFeed, pictureOfMenu } from './MastheadMenu.css';

/** Who is signed in, as far as the masthead shows it. */
export type MastheadViewer = Pick<User, 'id' | 'displayName' | 'image' | 'linkedinImage'>;

export interface MastheadMemberProps {
  viewer: MastheadViewer;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** What is new: the bell. @see NAV-002 */
  news?: ReactNode;
}

/**
 * The member's end of the masthead: their picture, and the menu that it opens; on phones the picture leads to their own
 * feed, and the menu opens beside it.
 *
 * @see NAV-003, NAV-004, ACC-057, GAP-031
 */
export function MastheadMember({ viewer, logoutHref, news }: MastheadMemberProps) {
  const messages = useMessages();
  const name = shownName(viewer.displayName);
  return (
    <>
      {news}
      <BareLink
        href={userFeedPath(viewer)}
        aria-label={messages.format('masthead.ownFeed')}
        className={ownFeed}
      >
        <Avatar name={name} src={pictureOf(viewer)} />
      </BareLink>
      <MastheadMenu
        label={messages.format('masthead.menuOf', { name })}
        head={<p className={menuHead}>{messages.format('masthead.signedInAs', { name })}</p>}
        places={[
          { name: messages.format('masthead.myProfile'), href: SITE_PATHS.profile },
          { name: messages.format('masthead.aboutUs'), href: SITE_PATHS.about },
          { name: messages.format('masthead.contactUs'), href: SITE_PATHS.contact },
          { name: messages.format('masthead.logout'), href: logoutHref, startsGroup: true },
        ]}
      >
        <Avatar name={name} src={pictureOf(viewer)} className={pictureOfMenu} />
      </MastheadMenu>
    </>
  );
}
