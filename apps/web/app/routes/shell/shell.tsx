import { sessionAddresses } from '@millrace/api-client';
import { BottomBar, Masthead, type MemberPlace, SiteFooter } from '@millrace/community';
import { SITE_SEARCH_CATEGORIES } from '@millrace/design-system';
import {
  ChatConnectionProvider,
  NotificationBellContainer,
  SiteSearchContainer,
  useUnreadChats,
  useUnreadNotifications,
} from '@millrace/design-system/connected';
import { INDUSTRY_PAGE_IDS, INDUSTRY_PAGES, industryPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain, Spinner } from '@millrace/ui';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useNavigate,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { useAnalytics } from '../../analytics/useAnalytics';
import { failureHeaders } from '../../loader-failures';
import { messages } from '../../messages';
import { PageProblem } from '../../page-problem';
import type { loadRoot } from '../../root.loader.server';
import { returnPath, signInHref } from '../../session/sign-in-href';
import { useLinkedinHref } from '../../session/useLinkedinHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/shell';
import { LoginModal } from './login-modal';
import { useInstalledApp } from './useInstalledApp';
import { usePostOpening } from './usePostOpening';

export const headers = failureHeaders;

/** The industries' pages, which are for visitors. @see PAGE-003 */
const industries = () =>
  INDUSTRY_PAGE_IDS.map((id) => ({
    name: messages.format(`sector.${INDUSTRY_PAGES[id]}`),
    href: industryPath(id),
  }));

/** The sections of a member's bar that have their page. */
const MEMBER_PLACES: readonly MemberPlace[] = ['networkFeed', 'notifications', 'myProducts', 'messages'];

/**
 * What every page stands in: masthead, search, login modal, and the bar at the foot of a phone's window. Members are
 * connected to each other on every page.
 */
function Shell({ children }: { children: React.ReactNode }) {
  return (
    <ChatConnectionProvider viewer={useViewer()}>
      <Frame>{children}</Frame>
    </ChatConnectionProvider>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const location = useLocation();
  const viewer = useViewer();
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const { login, logout, secondFactor } = sessionAddresses({ baseUrl: root?.apiUrl ?? '' });
  const signIn = signInHref(location);
  const linkedin = useLinkedinHref(returnPath(location));
  const hasUnreadMessages = useUnreadChats(viewer);
  const hasNews = useUnreadNotifications(viewer);
  useInstalledApp();
  useAnalytics();
  const unread: MemberPlace[] = [
    ...(hasNews ? ['notifications' as const] : []),
    ...(hasUnreadMessages ? ['messages' as const] : []),
  ];
  return (
    <>
      <Masthead
        viewer={viewer}
        homeHref={viewer ? SITE_PATHS.networkFeed : SITE_PATHS.home}
        signInHref={signIn}
        currentPath={location.pathname}
        blogHref={root?.blogUrl ?? undefined}
        communities={root?.communities ?? {}}
        linkedinHref={linkedin}
        logoutHref={logout}
        news={<NotificationBellContainer key={viewer?.id} />}
        hasUnreadMessages={hasUnreadMessages}
        search={<SiteSearch owner={viewer?.id} />}
      />
      {!viewer && (
        <LoginModal addresses={{ login, linkedin, secondFactor }} loginError={root?.loginError ?? ''} />
      )}
      {children}
      {/* Conversations are as high as the window. */}
      {location.pathname !== SITE_PATHS.messages && <Foot />}
      <BottomBar
        account={viewer ? 'member' : 'guest'}
        signInHref={signIn}
        currentPath={location.pathname}
        places={MEMBER_PLACES}
        unread={unread}
      />
    </>
  );
}

/** Known before anything is rendered, unless the root itself failed. */
function Foot() {
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return (
    root && (
      <SiteFooter
        hrefs={SITE_PATHS}
        {...root.contact}
        industries={viewer ? [] : industries()}
        languages={{ action: SITE_PATHS.language, returnTo: pathname + search }}
        year={root.year}
      />
    )
  );
}

/** The search box; on the page of results it begins with what was searched for, and elsewhere empty. */
function SiteSearch({ owner }: { owner: string | undefined }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isResults = useLocation().pathname === SITE_PATHS.search;
  const text = (isResults && query.get('q')?.trim()) || '';
  const category = SITE_SEARCH_CATEGORIES.find((known) => isResults && known === query.get('category'));
  return (
    <SiteSearchContainer
      key={`${owner} ${category} ${text}`}
      owner={owner}
      initialText={text}
      {...(category && { initialCategory: category })}
      onNavigate={(path) => navigate(path)}
    />
  );
}

export default function ShellRoute() {
  const isPostOpening = usePostOpening();
  return (
    <Shell>
      {isPostOpening ? (
        <Page>
          <PageMain spaced>
            <Spinner label={messages.format('list.loading')} />
          </PageMain>
        </Page>
      ) : (
        <Outlet />
      )}
    </Shell>
  );
}

/** A page's problem is told inside the shell, with its search and its way home. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <PageProblem status={isRouteErrorResponse(error) ? error.status : 500} />
    </Shell>
  );
}
