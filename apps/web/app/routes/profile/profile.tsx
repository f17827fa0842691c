import { calendarQueries, meQueries, networkQueries, savedSearchQueries } from '@millrace/api-client';
import {
  AlertSettingsContainer,
  BlockedMembersContainer,
  CalendarLinksContainer,
  LanguageSettings,
  ProfileFormContainer,
  PushSettingsContainer,
  SavedSearchesContainer,
  SecuritySettingsContainer,
} from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { Page, PageMain } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { LeaveGuard } from '../../leave-guard';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { nullForGuests } from '../../session/null-for-guests.server';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import type { Route } from './+types/profile';

/** Sections of the form, after which the others are numbered. @see ACC-047 */
const FORM_SECTIONS = 5;

/** Sections of security, after which those of calendars and of blocked members come. @see GAP-097 */
const SECURITY_SECTIONS = 4;

/** One's own profile; a guest gets the sign-in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  if (!(await queries.fetchQuery(meQueries(client).profile()).catch(nullForGuests))) return null;
  // What does not come is told in its place.
  await Promise.all([
    queries.prefetchQuery(meQueries(client).alerts()),
    queries.prefetchQuery(savedSearchQueries(client).list()),
    queries.prefetchQuery(meQueries(client).security()),
    queries.prefetchQuery(meQueries(client).sessions()),
    queries.prefetchQuery(meQueries(client).tokens()),
    queries.prefetchQuery(calendarQueries(client).list()),
    queries.prefetchInfiniteQuery(networkQueries(client).blocks()),
  ]);
  return { state: dehydrate(queries) };
}

export const shouldRevalidate = skipRevalidationOnLogin;

/** @see PAGE-029 */
export const meta: Route.MetaFunction = () => unlistedMetadata('profile.title');

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [hasChanges, setHasChanges] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  // Nothing of the account is kept; the guard, which has nothing to guard any more, is gone by then.
  useEffect(() => {
    if (isDeleted) window.location.replace('/');
  }, [isDeleted]);
  // The masthead shows name and photo, too.
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
          <AlertSettingsContainer number={FORM_SECTIONS + 1} />
          <SavedSearchesContainer number={FORM_SECTIONS + 2} />
          <PushSettingsContainer number={FORM_SECTIONS + 3} />
          <LanguageSettings
            number={FORM_SECTIONS + 4}
            action={SITE_PATHS.language}
            returnTo={SITE_PATHS.profile}
          />
          <SecuritySettingsContainer firstNumber={FORM_SECTIONS + 5} onDeleted={() => setDeleted(true)} />
          <CalendarLinksContainer number={FORM_SECTIONS + SECURITY_SECTIONS + 5} />
          <BlockedMembersContainer number={FORM_SECTIONS + SECURITY_SECTIONS + 6} />
          <LeaveGuard
            active={hasChanges && !isDeleted}
            title={messages.format('profile.leaveTitle')}
            text={messages.format('profile.leaveText')}
            leaveLabel={messages.format('profile.leave')}
            stayLabel={messages.format('profile.stay')}
          />
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}
