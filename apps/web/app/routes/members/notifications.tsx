import { NotificationsPage } from '@millrace/community';
import { HydrationBoundary } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/notifications';
import { loadNotifications } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNotifications(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('notifications.title');

/** All that a member was told, beside their panel. Guests are asked to log in. @see PAGE-016, NOTE-001 */
export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  if (!viewer) return <SignInPage page="notifications" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <NotificationsPage viewer={viewer} onPhotoChange={() => void revalidate()} />
    </HydrationBoundary>
  );
}
