import {
  MemberPanelContainer,
  NotificationPageContainer,
  Page,
  PageMain,
  SignInRequired,
} from '@millrace/design-system';
import { HydrationBoundary } from '@tanstack/react-query';
import { useLocation, useRevalidator } from 'react-router';
import { brand, messages } from '../../messages';
import { notForSignIn, signInHref } from '../../session/sign-in-href';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/notifications';
import { loadNotifications } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNotifications(context, request);

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = () => [
  { title: `${messages.format('notifications.title')} · ${brand}` },
  { name: 'robots', content: 'noindex' },
];

/** All that a member was told, beside their panel. Guests are asked to log in. @see PAGE-016, NOTE-001 */
export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  if (!viewer) {
    return (
      <Page>
        <PageMain>
          <SignInRequired signInHref={signInHref(location)} />
        </PageMain>
      </Page>
    );
  }
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page columns="twoStart">
        <MemberPanelContainer viewer={viewer} onUploaded={() => void revalidate()} />
        <PageMain spaced>
          <NotificationPageContainer key={viewer.id} />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
