import { NotificationsPage } from '@millrace/community';
import { NOTIFICATION_FILTERS } from '@millrace/design-system';
import { useRevalidator, useSearchParams } from 'react-router';
import { KeptPages } from '../../hydration/kept-pages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/notifications';
import { loadNotifications } from './members.loader.server';

export const loader = ({ context, request }: Route.LoaderArgs) => loadNotifications(context, request);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('notifications.title');

/** All notifications; the filter is in the URL as `show`. Guests see the sign-in. @see PAGE-016, NOTE-001 */
export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();
  const filter = NOTIFICATION_FILTERS.find((value) => value === query.get('show')) ?? 'all';
  if (!viewer) return <SignInPage page="notifications" />;
  return (
    <KeptPages state={loaderData.state}>
      <NotificationsPage
        viewer={viewer}
        filter={filter}
        onFilterChange={(next) =>
          setQuery(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true })
        }
        onPhotoChange={() => void revalidate()}
      />
    </KeptPages>
  );
}
