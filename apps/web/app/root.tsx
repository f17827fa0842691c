import '@millrace/ui/fonts.css';
import { queryDefaults } from '@millrace/api-client';
import { NavigationProgress } from '@millrace/community';
import { documentClass } from '@millrace/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { HostProvider } from './host-provider';
import { PageScripts } from './hydration/page-scripts';
import { RouteAnnouncer } from './hydration/route-announcer';
import { failureHeaders } from './loader-failures';
import { messages } from './messages';
import { MonitoringMeta } from './monitoring/monitoring-meta';
import { OfflineGuard } from './offline-guard';
import { PageProblem } from './page-problem';
import { PrefetchOnIntent } from './prefetch/prefetch-on-intent';
import { loadRoot } from './root.loader.server';
import { isBetweenChats } from './routes/message/between-chats';
import { isWithinDiagram } from './routes/product/diagram-address';
import { SessionExpiryListener } from './session/session-expiry';
import { skipRevalidationOnLogin } from './session/sign-in-href';

export const links: Route.LinksFunction = () => [
  // PNG icons, as the first SVG of a page takes a phone some 100 ms, before its scripts can start.
  { rel: 'icon', href: '/icons/favicon.png', type: 'image/png', media: '(prefers-color-scheme: light)' },
  { rel: 'icon', href: '/icons/favicon-dark.png', type: 'image/png', media: '(prefers-color-scheme: dark)' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/icon-192.png' },
];

export const loader = ({ context, request }: Route.LoaderArgs) => loadRoot(context, request);

export const headers = failureHeaders;

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !isBetweenChats(change) && !isWithinDiagram(change) && skipRevalidationOnLogin(change);

/** HTML document of every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loadRoot>('root');
  const nonce = root?.nonce;
  return (
    <html lang={messages.locale} dir={messages.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {root?.monitoring && <MonitoringMeta {...root.monitoring} origin={root.origin} />}
        <Meta />
        <Links />
      </head>
      <body className={documentClass}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: queryDefaults }));
  const { state } = useNavigation();
  return (
    <QueryClientProvider client={queries}>
      <HostProvider apiUrl={loaderData.apiUrl} documents={loaderData.documents}>
        {state !== 'idle' && <NavigationProgress />}
        <RouteAnnouncer />
        <SessionExpiryListener />
        <OfflineGuard />
        <PrefetchOnIntent />
        <Outlet />
      </HostProvider>
    </QueryClientProvider>
  );
}

/** Error boundary of the root; errors of a page are shown inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <HostProvider apiUrl="">
      <PageProblem status={status} />
    </HostProvider>
  );
}
