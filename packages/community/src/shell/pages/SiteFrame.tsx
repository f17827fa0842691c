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
  /** The query of the address, with its question mark; empty without one. */
  search: string;
  /** Who runs the community, for the foot of its pages; undefined where that is unknown. */
  operator: Pick<SiteFooterProps, 'salesEmail' | 'socialLinks' | 'year'> | undefined;
  /** The dialog in which a guest signs in over the page. */
  login: ReactNode;
  /** Follows an address that was searched for. */
  onNavigate: (href: string) => void;
  children: ReactNode;
}

/** The sections of a member's bar that have their page. */
const MEMBER_PLACES: readonly MemberPlace[] = ['networkFeed', 'notifications', 'myProducts', 'messages'];

/**
 * Frames every page: masthead, search, login, footer, and the bar at the foot of a phone's window. Connects members to
 * each other on every page.
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
      {/* Conversations are as high as the window. */}
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

/** The search box; on the page of results it begins with what was searched for, and elsewhere empty. */
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

/** Finds pages of the site by words that no page needs before somebody searches. */
function useSitePages(isMember: boolean) {
  const messages = useMessages();
  const [find, setFind] = useState<typeof import('../../internal/find-site-pages').findSitePages>();
  const findPages = useCallback(
    (text: string): readonly SitePageHit[] => find?.(text, messages, isMember) ?? [],
    [find, messages, isMember],
  );
  // Without them the box finds the catalogue alone.
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

/** The foot of a page; those of the industries are for visitors. @see PAGE-003 */
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
