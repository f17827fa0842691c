import { Logo } from '@millrace/design-system';
import { BareLink, Icon, SkipLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { home, inner, masthead, nav, search as searchClass, searchToggle } from './Masthead.css';
import { MastheadGuest, type MastheadGuestProps } from './MastheadGuest';
import { MastheadMember, type MastheadViewer } from './MastheadMember';
import { useSearchDisclosure } from './useSearchDisclosure';

export interface MastheadProps extends MastheadGuestProps {
  /** Null for a guest. */
  viewer: MastheadViewer | null;
  /** Where the logo leads. @see NAV-001 */
  homeHref: string;
  /** `GET /auth/logout` on the API host. @see ACC-060 */
  logoutHref: string;
  /** What is new for a member: the bell. @see NAV-002 */
  news?: ReactNode;
  /** True if a member has something unread in a conversation. Default `false`. @see NAV-002, CHAT-004 */
  hasUnreadMessages?: boolean;
  /** The search box; on phones it opens below the masthead. */
  search: ReactNode;
}

/** Id of the search box, to which its button leads before the page has its scripts. */
const SEARCH_ID = 'site-search';

/** The head of every page: logo, search, and the places of a guest or the menu of a member. @see NAV-004, NAV-010 */
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
  const { isOpen, toggleProps, foldProps } = useSearchDisclosure();
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
        <div {...foldProps} id={SEARCH_ID} className={searchClass} data-state={isOpen ? 'open' : 'closed'}>
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
