import { meQueries } from '@millrace/api-client';
import { ProfileFormContainer, SettingsList } from '@millrace/community';
import { Heading, Page, PageMain, Stack } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { LeaveGuard } from '../../leave-guard';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { nullForGuests } from '../../session/null-for-guests.server';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import type { Route } from './+types/profile';
import { movedSection } from './old-sections';

/** Loads the viewer's own profile; guests see the sign-in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  if (!(await queries.fetchQuery(meQueries(client).profile()).catch(nullForGuests))) return null;
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

/** @see PAGE-029 */
export const meta: Route.MetaFunction = () => unlistedMetadata('profile.title');

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [hasChanges, setHasChanges] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Anchors are not sent to the server.
  useEffect(() => {
    const moved = movedSection(hash);
    if (moved) void navigate(moved, { replace: true });
  }, [hash, navigate]);
  // Revalidate, as the masthead shows name and photo too.
  const handleSaved = useCallback(() => void revalidate(), [revalidate]);
  if (!loaderData) return <SignInPage page="profile" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page columns="narrow">
        <PageMain>
          <ProfileFormContainer
            emailConfirmed={query.get('email') === 'confirmed'}
            onChangedChange={setHasChanges}
            onSaved={handleSaved}
          />
          <LeaveGuard
            active={hasChanges}
            title={messages.format('profile.leaveTitle')}
            text={messages.format('profile.leaveText')}
            leaveLabel={messages.format('profile.leave')}
            stayLabel={messages.format('profile.stay')}
          />
          <Stack gap="md">
            <Heading level={2}>{messages.format('settings.more')}</Heading>
            <SettingsList without={['profile', 'company']} level={3} />
          </Stack>
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
