import type { User } from '@millrace/api-client';
import { clearClientStorage, Logo } from '@millrace/design-system';
import { personPicture, SITE_PATHS, shownName, userFeedPath } from '@millrace/domain';
import { Avatar, BareLink, ButtonLink, Icon, SkipLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageSquare, Search } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { unreadDot } from '../../internal/unread-dot.css';
import { communityPlaces, type GuestPlaces } from './guest-places';
import {
  guestButton,
  home,
  inner,
  masthead,
  nav,
  place,
  search as searchClass,
  searchToggle,
  wide,
} from './Masthead.css';
import { MastheadMenu } from './MastheadMenu';
import { menuHead, messagesLink, ownFeed, pictureOfMenu } from './MastheadMenu.css';
import { MastheadSideMenu } from './MastheadSideMenu';

export interface MastheadProps extends MastheadGuestProps {
  /** Null for a guest. */
  viewer: MastheadViewer | null;
  /** Address of the logo's link. @see NAV-001 */
  homeHref: string;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** Notification bell of a member. @see NAV-002 */
  news?: ReactNode;
  /** True if a member has unread messages. Default `false`. @see NAV-002, CHAT-004 */
  hasUnreadMessages?: boolean;
  /** Search box; on phones it opens below the masthead. */
  search: ReactNode;
}

/** Id of the search box, to which its toggle links before hydration. */
const SEARCH_ID = 'site-search';

/** Header of every page: logo, search, and links for guests or the menu of a member. @see NAV-004, NAV-010 */
export function Masthead({
  viewer,
  homeHref,
  logoutHref,
  news,
  hasUnreadMessages = false,
  search,
  ...guest
}: MastheadProps) {
  const messages = useMessages();
  const { isOpen, toggleProps, disclosureProps } = useSearchDisclosure();
  return (
    <header className={masthead} data-component="Masthead">
      <SkipLink />
      <div className={inner}>
        <BareLink href={homeHref} className={home} aria-label={messages.format('masthead.home')}>
          <Logo />
        </BareLink>
        <a
          {...toggleProps}
          href={`#${SEARCH_ID}`}
          className={searchToggle}
          aria-label={messages.format('masthead.search')}
          aria-controls={SEARCH_ID}
          aria-expanded={isOpen}
        >
          <Icon icon={Search} size="medium" />
        </a>
        <div
          {...disclosureProps}
          id={SEARCH_ID}
          className={searchClass}
          data-state={isOpen ? 'open' : 'closed'}
        >
          {search}
        </div>
        <nav className={nav} aria-label={messages.format('masthead.navigation')}>
          {viewer ? (
            <MastheadMember
              viewer={viewer}
              logoutHref={logoutHref}
              news={news}
              hasUnreadMessages={hasUnreadMessages}
              currentPath={guest.currentPath}
            />
          ) : (
            <MastheadGuest {...guest} />
          )}
        </nav>
      </div>
    </header>
  );
}

interface SearchDisclosure {
  isOpen: boolean;
  /** Props of the link that toggles the box. */
  toggleProps: { ref: RefObject<HTMLAnchorElement | null>; onClick: (event: MouseEvent) => void };
  /** Props of the box. */
  disclosureProps: {
    ref: RefObject<HTMLDivElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Toggles the search box of a narrow masthead: it closes on blur and on Escape, which restores the focus. */
function useSearchDisclosure(): SearchDisclosure {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLAnchorElement>(null);
  const fold = useRef<HTMLDivElement>(null);
  const stays = (target: EventTarget | null) =>
    target instanceof Node && (fold.current?.contains(target) || toggle.current?.contains(target));
  return {
    isOpen,
    toggleProps: {
      ref: toggle,
      onClick: (event) => {
        event.preventDefault();
        setIsOpen(!isOpen);
        // Shown before React renders, as only a visible element can be focused.
        if (fold.current) fold.current.dataset.state = isOpen ? 'closed' : 'open';
        if (!isOpen) fold.current?.querySelector('input')?.focus();
      },
    },
    disclosureProps: {
      ref: fold,
      onBlur: ({ relatedTarget }) => {
        if (!stays(relatedTarget)) setIsOpen(false);
      },
      onKeyDown: ({ key, defaultPrevented }) => {
        if (key !== 'Escape' || defaultPrevented || !isOpen) return;
        setIsOpen(false);
        toggle.current?.focus();
      },
    },
  };
}

interface MastheadGuestProps extends GuestPlaces {
  /** Opens the login modal. */
  signInHref: string;
  /** Path of the current page, to mark its link. */
  currentPath: string;
}

/** Guest links of the masthead: pages, Communities, Sign In and Join Now; a side menu on narrow windows. */
function MastheadGuest(props: MastheadGuestProps) {
  const { signInHref, currentPath, blogHref, communities } = props;
  const messages = useMessages();
  const sectors = communityPlaces(communities, messages);
  return (
    <>
      <ul className={wide} data-part="places">
        <li>
          <PlaceLink href={SITE_PATHS.home} currentPath={currentPath}>
            {messages.format('masthead.guestHome')}
          </PlaceLink>
        </li>
        <li>
          <PlaceLink href={SITE_PATHS.products} currentPath={currentPath}>
            {messages.format('masthead.products')}
          </PlaceLink>
        </li>
        <li>
          <PlaceLink href={SITE_PATHS.companies} currentPath={currentPath}>
            {messages.format('masthead.companies')}
          </PlaceLink>
        </li>
        <li>
          <PlaceLink href={SITE_PATHS.events} currentPath={currentPath}>
            {messages.format('masthead.events')}
          </PlaceLink>
        </li>
        {blogHref && (
          <li>
            <BareLink href={blogHref} rel="noopener" className={place}>
              {messages.format('masthead.blog')}
            </BareLink>
          </li>
        )}
        {sectors.length > 0 && (
          <li>
            <MastheadMenu places={sectors}>{messages.format('masthead.communities')}</MastheadMenu>
          </li>
        )}
        <li>
          <PlaceLink href={SITE_PATHS.about} currentPath={currentPath}>
            {messages.format('masthead.about')}
          </PlaceLink>
        </li>
      </ul>
      <ButtonLink href={signInHref} className={guestButton}>
        {messages.format('masthead.signIn')}
      </ButtonLink>
      <ButtonLink href={SITE_PATHS.signUp} tone="primary" className={guestButton}>
        {messages.format('masthead.joinNow')}
      </ButtonLink>
      <MastheadSideMenu {...props} />
    </>
  );
}

/** Main links of members, in the bar on wide windows. */
const MEMBER_PLACES = [
  ['masthead.feed', SITE_PATHS.networkFeed],
  ['masthead.products', SITE_PATHS.products],
  ['masthead.companies', SITE_PATHS.companies],
  ['masthead.events', SITE_PATHS.events],
  ['quotes.title', SITE_PATHS.quotes],
] as const;

/** Link in the bar; marked if it is the current page. */
function PlaceLink({
  href,
  currentPath,
  children,
}: {
  href: string;
  currentPath: string;
  children: ReactNode;
}) {
  return (
    <BareLink
      href={href}
      className={place}
      {...(href === currentPath && { 'aria-current': 'page' as const })}
    >
      {children}
    </BareLink>
  );
}

/** Signed-in member, as shown in the masthead. */
export type MastheadViewer = Pick<User, 'id' | 'displayName' | 'image' | 'linkedinImage' | 'is_moderator'>;

interface MastheadMemberProps {
  viewer: MastheadViewer;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** Notification bell. @see NAV-002 */
  news?: ReactNode;
  hasUnreadMessages: boolean;
  /** Path of the current page, to mark its link. */
  currentPath: string;
}

/**
 * Member controls of the masthead: link to the messages, and the photo that opens the menu; on phones the photo links
 * to the member's feed, the menu has its own button, and the bottom bar has the messages.
 *
 * @see NAV-002, NAV-003, NAV-004, ACC-057, GAP-031
 */
function MastheadMember({ viewer, logoutHref, news, hasUnreadMessages, currentPath }: MastheadMemberProps) {
  const messages = useMessages();
  const name = shownName(viewer.displayName);
  return (
    <>
      <ul className={wide} data-part="places">
        {MEMBER_PLACES.map(([place, href]) => (
          <li key={href}>
            <PlaceLink href={href} currentPath={currentPath}>
              {messages.format(place)}
            </PlaceLink>
          </li>
        ))}
      </ul>
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
          { name: messages.format('settings.title'), href: SITE_PATHS.settings },
          { name: messages.format('masthead.products'), href: SITE_PATHS.products },
          { name: messages.format('masthead.companies'), href: SITE_PATHS.companies },
          { name: messages.format('masthead.events'), href: SITE_PATHS.events },
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
