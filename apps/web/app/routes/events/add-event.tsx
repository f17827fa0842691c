import { EventFormContainer } from '@millrace/community';
import { eventPath, SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useNavigate } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/add-event';

export const meta: Route.MetaFunction = () => unlistedMetadata('eventForm.create');

/** Page to create an event, for members. @see EVT-019, EVT-023, PERM-005 */
export default function AddEventRoute() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  if (!viewer) return <SignInPage page="event" />;
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <EventFormContainer
          key={viewer.id}
          viewerId={viewer.id}
          onSaved={(event) => void navigate(eventPath(event))}
          onSignInRequired={signInAgain}
          cancelHref={SITE_PATHS.events}
        />
      </PageMain>
    </Page>
  );
}
