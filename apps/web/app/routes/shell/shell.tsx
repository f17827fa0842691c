import { sessionAddresses } from '@millrace/api-client';
import { BottomBar, Masthead, SiteFooter, SiteSearchContainer } from '@millrace/design-system';
import { pictureOf, SITE_PATHS, shownName } from '@millrace/domain';
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { failureHeaders } from '../../loader-failures';
import { PageProblem } from '../../page-problem';
import type { loader as rootLoader } from '../../root';
import { returnPath, signInHref } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/shell';
import { LoginModal } from './login-modal';

export const headers = failureHeaders;

/** What every page stands in: masthead, search, login modal, and the bar at the foot of a phone's window. */
function Shell({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const viewer = useViewer();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { login, logout, linkedin } = sessionAddresses({ baseUrl: root?.apiUrl ?? '' });
  const signIn = signInHref(location);
  return (
    <>
      <Masthead
        viewer={viewer && { name: shownName(viewer.displayName), image: pictureOf(viewer) }}
        homeHref="/"
        signInHref={signIn}
        currentPath={location.pathname}
        blogHref={root?.blogUrl ?? undefined}
        communities={root?.communities ?? {}}
        linkedinHref={`${linkedin}?${new URLSearchParams({ return_to: returnPath(location) })}`}
        logoutHref={logout}
        search={<SiteSearchContainer onNavigate={(path) => navigate(path)} />}
      />
      {!viewer && <LoginModal addresses={{ login, linkedin }} />}
      {children}
      <Foot />
      {!viewer && <BottomBar account="guest" signInHref={signIn} currentPath={location.pathname} />}
    </>
  );
}

/** Known before anything is rendered, unless the root itself failed. */
function Foot() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return root && <SiteFooter hrefs={SITE_PATHS} {...root.contact} year={root.year} />;
}

export default function ShellRoute() {
  return (
    <Shell>
      <Outlet />
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
