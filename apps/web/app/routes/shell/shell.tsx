import { sessionAddresses } from '@millrace/api-client';
import { BottomBar, LoginDialog, Masthead, SiteFooter, SiteSearchContainer } from '@millrace/design-system';
import { pictureOf, SITE_PATHS, shownName } from '@millrace/domain';
import { useState } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  useLocation,
  useNavigate,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { failureHeaders } from '../../loader-failures';
import { PageProblem } from '../../page-problem';
import type { loader as rootLoader } from '../../root';
import { returnPath, signInHref, withoutSignIn } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/shell';

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
      {!viewer && <LoginModal action={login} />}
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

/** Opens from the address: `?login=true`, or `?loginerror=` after a login that failed. */
function LoginModal({ action }: { action: string }) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const error = query.get('loginerror');
  // It closes before the address has changed, which other navigations may hold up.
  const [closedAt, setClosedAt] = useState<string>();
  const isAsked = query.get('login') === 'true' || error !== null;
  return (
    <LoginDialog
      open={isAsked && closedAt !== location.key}
      onOpenChange={(open) => {
        if (open) return;
        setClosedAt(location.key);
        void navigate(withoutSignIn(location), { preventScrollReset: true, replace: true });
      }}
      action={action}
      returnTo={returnPath(location)}
      {...(error ? { error } : {})}
    />
  );
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
