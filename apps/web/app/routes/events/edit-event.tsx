import { EventFormContainer } from '@millrace/community';
import { eventPath } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { useNavigate } from 'react-router';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useViewer } from '../../session/useViewer';
import type { Route } from './+types/edit-event';
import { loadEventToEdit } from './event.loader.server';

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadEventToEdit(context, request, params.id);

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = () => unlistedMetadata('eventForm.edit');

/** Page to edit an event, for its creator; 404 for other members. @see EVT-019, EVT-023, PERM-010 */
export default function EditEventRoute({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  if (!viewer || !loaderData) return <SignInPage page="event" />;
  const { event } = loaderData;
  return (
    <Page columns="narrow">
      <PageMain spaced>
        <EventFormContainer
          key={event.id}
          viewerId={viewer.id}
          edited={loaderData}
          onSaved={(saved) => void navigate(eventPath(saved))}
          onSignInRequired={signInAgain}
          cancelHref={eventPath(event)}
        />
      </PageMain>
    </Page>
  );
}
