import type { User } from '@millrace/api-client';
import { SITE_SEARCH_CATEGORIES, type SitePageHit } from '@millrace/design-system';
import {
  ChatConnectionProvider,
  type ChatConnectionProviderProps,
  NotificationBellContainer,
  SiteSearchContainer,
  useUnreadChats,
  useUnreadNotifications,
} from '@millrace/design-system/connected';
import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, industryPath, SITE_PATHS } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useCallback, useState } from 'react';
import { BottomBar, type MemberPlace } from '../BottomBar';
import { Masthead, type MastheadProps } from '../Masthead';
import { SiteFooter, type SiteFooterProps } from '../SiteFooter';

export interface SiteFrameProps
  extends Pick<MastheadProps, 'signInHref' | 'blogHref' | 'communities' | 'linkedinHref' | 'logoutHref'>,
    Pick<ChatConnectionProviderProps, 'socketOptions'> {
  /** Null for a guest. */
  viewer: User | null;
  path: string;
  /** Query string of the address with its question mark; empty if there is none. */
  search: string;
  /** Operator of the community, for the footer; undefined if unknown. */
  operator: Pick<SiteFooterProps, 'salesEmail' | 'socialLinks' | 'year'> | undefined;
  /** Login dialog for guests, over the page. */
  login: ReactNode;
  /** Navigates to the address of a search. */
  onNavigate: (href: string) => void;
  children: ReactNode;
}

/** Sections of a member's bottom bar that have pages. */
const MEMBER_PLACES: readonly MemberPlace[] = ['networkFeed', 'notifications', 'myProducts', 'messages'];

/**
 * Frame of every page: masthead, search, login, footer, and bottom bar on phones. It keeps the socket of a member open
 * on every page.
 */
export function SiteFrame({ socketOptions, ...props }: SiteFrameProps) {
  return (
    <ChatConnectionProvider viewer={props.viewer} {...(socketOptions && { socketOptions })}>
      <ConnectedFrame {...props} />
    </ChatConnectionProvider>
  );
}

function ConnectedFrame({
  viewer,
  path,
  search,
  operator,
  login,
  onNavigate,
  children,
  ...masthead
}: Omit<SiteFrameProps, 'socketOptions'>) {
  const hasUnreadMessages = useUnreadChats(viewer);
  const hasNews = useUnreadNotifications(viewer);
  const unread: MemberPlace[] = [
    ...(hasNews ? ['notifications' as const] : []),
    ...(hasUnreadMessages ? ['messages' as const] : []),
  ];
  return (
    <>
      <Masthead
        {...masthead}
        viewer={viewer}
        homeHref={viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home}
        currentPath={path}
        news={<NotificationBellContainer key={viewer?.id} />}
        hasUnreadMessages={hasUnreadMessages}
        search={<FrameSearch owner={viewer?.id} path={path} search={search} onNavigate={onNavigate} />}
      />
      {!viewer && login}
      {children}
      {/* No footer below the messages, which fill the window. */}
      {operator && path !== SITE_PATHS.messages && (
        <FrameFooter {...operator} isGuest={viewer === null} path={path} search={search} />
      )}
      <BottomBar
        account={viewer ? 'member' : 'guest'}
        signInHref={masthead.signInHref}
        currentPath={path}
        places={MEMBER_PLACES}
        unread={unread}
      />
    </>
  );
}

interface FrameSearchProps extends Pick<SiteFrameProps, 'path' | 'search' | 'onNavigate'> {
  owner: string | undefined;
}

/** Search box; prefilled with the query on the results page, empty elsewhere. */
function FrameSearch({ owner, path, search, onNavigate }: FrameSearchProps) {
  const query = new URLSearchParams(search);
  const isResults = path === SITE_PATHS.search;
  const text = (isResults && query.get('q')?.trim()) || '';
  const category = SITE_SEARCH_CATEGORIES.find((known) => isResults && known === query.get('category'));
  const { findPages, load } = useSitePages(owner !== undefined);
  return (
    <SiteSearchContainer
      key={`${owner} ${category} ${text}`}
      owner={owner}
      initialText={text}
      {...(category && { initialCategory: category })}
      findPages={findPages}
      onFirstFocus={load}
      onNavigate={onNavigate}
    />
  );
}

/** Searches pages of the site by synonyms, which are lazy-loaded on the first search. */
function useSitePages(isMember: boolean) {
  const messages = useMessages();
  const [find, setFind] = useState<typeof import('../../internal/find-site-pages').findSitePages>();
  const findPages = useCallback(
    (text: string): readonly SitePageHit[] => find?.(text, messages, isMember) ?? [],
    [find, messages, isMember],
  );
  // If loading fails, the search box only searches the catalogue.
  const load = () =>
    void import('../../internal/find-site-pages').then(
      ({ findSitePages }) => setFind(() => findSitePages),
      () => undefined,
    );
  return { findPages, load };
}

interface FrameFooterProps
  extends Pick<SiteFrameProps, 'path' | 'search'>,
    Pick<SiteFooterProps, 'salesEmail' | 'socialLinks' | 'year'> {
  isGuest: boolean;
}

/** Footer of a page; the industry pages are for visitors only. @see PAGE-003 */
function FrameFooter({ isGuest, path, search, ...operator }: FrameFooterProps) {
  const messages = useMessages();
  const industries = INDUSTRY_PAGE_IDS.map((id) => ({
    name: messages.format(`sector.${INDUSTRY_PAGES[id]}`),
    href: industryPath(id),
  }));
  return (
    <SiteFooter
      {...operator}
      // Members are redirected from the pricing page.
      hrefs={isGuest ? SITE_PATHS : { ...SITE_PATHS, pricing: SITE_PATHS.plans }}
      industries={isGuest ? industries : []}
      languages={{ action: SITE_PATHS.language, returnTo: path + search }}
    />
  );
}
