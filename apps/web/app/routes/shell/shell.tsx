import { sessionAddresses } from '@millrace/api-client';
import { SiteFrame } from '@millrace/community';
import { Page, PageMain, Spinner } from '@millrace/ui';
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { useAnalytics } from '../../analytics/useAnalytics';
import { failureHeaders } from '../../loader-failures';
import { messages } from '../../messages';
import { PageProblem } from '../../page-problem';
import type { loadRoot } from '../../root.loader.server';
import { ResumedIntent } from '../../session/resumed-intent';
import { returnPath, signInHref } from '../../session/sign-in-href';
import { useLinkedinHref } from '../../session/useLinkedinHref';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/shell';
import { LoginModal } from './login-modal';
import { useInstalledApp } from './useInstalledApp';
import { usePostOpening } from './usePostOpening';

export const headers = failureHeaders;

/** Layout of every page. */
function Shell({ children }: { children: React.ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const viewer = useViewer();
  // Loaded before rendering, unless the root loader failed.
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const { login, logout, secondFactor } = sessionAddresses({ baseUrl: root?.apiUrl ?? '' });
  const linkedin = useLinkedinHref(returnPath(location));
  useInstalledApp();
  useAnalytics();
  return (
    <SiteFrame
      viewer={viewer}
      path={location.pathname}
      search={location.search}
      signInHref={signInHref(location)}
      blogHref={root?.blogUrl ?? undefined}
      communities={root?.communities ?? {}}
      linkedinHref={linkedin}
      logoutHref={logout}
      operator={root && { ...root.contact, year: root.year }}
      login={<LoginModal addresses={{ login, linkedin, secondFactor }} loginError={root?.loginError ?? ''} />}
      onNavigate={(href) => void navigate(href)}
    >
      {children}
      <ResumedIntent />
    </SiteFrame>
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

/** Shows error pages inside the shell, with search and navigation. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <PageProblem status={isRouteErrorResponse(error) ? error.status : 500} />
    </Shell>
  );
}
