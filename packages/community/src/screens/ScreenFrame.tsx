import { SITE_SEARCH_CATEGORIES } from '@millrace/design-system';
import {
  ChatConnectionProvider,
  NotificationBellContainer,
  SiteSearchContainer,
  useUnreadChats,
  useUnreadNotifications,
} from '@millrace/design-system/connected';
import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, industryPath, SITE_PATHS } from '@millrace/domain';
import { communities, storySockets } from '@millrace/story-kit';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { BottomBar, type MemberPlace } from '../shell/BottomBar';
import { Masthead } from '../shell/Masthead';
import { SiteFooter } from '../shell/SiteFooter';
import { useScreen } from './ScreenContext';
import { ScreenLogin } from './ScreenLogin';

const API = 'https://api.millrace.example';

const MEMBER_PLACES: readonly MemberPlace[] = ['networkFeed', 'notifications', 'myProducts', 'messages'];

/** What every screen stands in, as the community’s shell composes it: masthead, search, footer, bar of a phone. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <ChatConnectionProvider viewer={useScreen().viewer} socketOptions={storySockets}>
      <Frame>{children}</Frame>
    </ChatConnectionProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { viewer, path, signInHref = '?login=true' } = useScreen();
  const hasUnreadMessages = useUnreadChats(viewer);
  const hasNews = useUnreadNotifications(viewer);
  const unread: MemberPlace[] = [
    ...(hasNews ? ['notifications' as const] : []),
    ...(hasUnreadMessages ? ['messages' as const] : []),
  ];
  return (
    <>
      <Masthead
        viewer={viewer}
        homeHref={viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home}
        signInHref={signInHref}
        currentPath={path}
        blogHref="https://journal.example/"
        communities={communities}
        linkedinHref={`${API}/auth/linkedin`}
        logoutHref={`${API}/auth/logout`}
        news={<NotificationBellContainer key={viewer?.id} />}
        hasUnreadMessages={hasUnreadMessages}
        search={<Search />}
      />
      {!viewer && <ScreenLogin />}
      {children}
      {/* Conversations are as high as the window. */}
      {path !== SITE_PATHS.messages && <Foot />}
      <BottomBar
        account={viewer ? 'member' : 'guest'}
        signInHref={signInHref}
        currentPath={path}
        places={MEMBER_PLACES}
        unread={unread}
      />
    </>
  );
}

/** On the page of results the box begins with what was searched for, and elsewhere empty. */
function Search() {
  const { viewer, path, query, go } = useScreen();
  const isResults = path === SITE_PATHS.search;
  const text = (isResults && query.get('q')?.trim()) || '';
  const category = SITE_SEARCH_CATEGORIES.find((known) => isResults && known === query.get('category'));
  return (
    <SiteSearchContainer
      key={`${category} ${text}`}
      owner={viewer?.id}
      initialText={text}
      {...(category && { initialCategory: category })}
      onNavigate={go}
    />
  );
}

function Foot() {
  const { viewer, path } = useScreen();
  const messages = useMessages();
  const industries = INDUSTRY_PAGE_IDS.map((id) => ({
    name: messages.format(`sector.${INDUSTRY_PAGES[id]}`),
    href: industryPath(id),
  }));
  return (
    <SiteFooter
      hrefs={SITE_PATHS}
      industries={viewer ? [] : industries}
      salesEmail="sales@millrace.example"
      socialLinks={[
        { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
        { name: 'YouTube', href: 'https://www.youtube.com/' },
      ]}
      languages={{ action: SITE_PATHS.language, returnTo: path }}
      year={2026}
    />
  );
}
