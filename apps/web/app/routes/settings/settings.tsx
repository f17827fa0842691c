import { SettingsFrame, SettingsList } from '@millrace/community';
import { isSettingsPage, type SettingsPage, shownName } from '@millrace/domain';
import { Heading, Page, PageMain, Stack, Text } from '@millrace/ui';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited } from '../../loader-failures';
import { messages } from '../../messages';
import { unlistedMetadata } from '../../metadata';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { SignInPage } from '../../session/sign-in-page';
import { useViewer } from '../../session/useViewer';
import { loadMember } from '../../session/viewer.server';
import type { Route } from './+types/settings';
import { AccountSettings, CompanySettings, PasswordSettings, ProfileSettings } from './profile-settings';
import { prefetchSettings } from './settings.loader.server';
import {
  CalendarSettings,
  LanguagePage,
  NotificationSettings,
  PlanSettings,
  PrivacySettings,
  TeamSettings,
  TokenSettings,
} from './settings-pages';

/** Loads the data of a settings page; failed parts are omitted. The list of pages needs no data. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { page } = params;
  if (page !== undefined && !isSettingsPage(page)) throw new Response(null, { status: 404 });
  const data = requestData(context, request);
  await Promise.all([
    loadMember(context, request),
    context.cookie && page !== undefined && prefetchSettings(data, page),
  ]);
  refuseIfLimited(data.queries);
  return { state: dehydrate(data.queries), salesEmail: context.contact.salesEmail };
}

export const shouldRevalidate: ShouldRevalidateFunction = skipRevalidationOnLogin;

/** @see PAGE-029 */
export const meta: Route.MetaFunction = ({ params: { page } }) =>
  isSettingsPage(page)
    ? unlistedMetadata(`settings.${page}`, 'settings.title')
    : unlistedMetadata('settings.title');

/** Settings: a page per subject, and their list. Guests see the sign-in. */
export default function SettingsRoute({ loaderData, params: { page } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <SignInPage page="settings" />;
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page>
        <PageMain spaced={!isSettingsPage(page)}>
          {isSettingsPage(page) ? (
            <SettingsFrame page={page}>
              {/* Remounts on another page. */}
              <SettingsContent key={page} page={page} salesEmail={loaderData.salesEmail} />
            </SettingsFrame>
          ) : (
            <SettingsIndex />
          )}
        </PageMain>
      </Page>
    </HydrationBoundary>
  );
}

function SettingsIndex() {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1} size="index">
          {messages.format('settings.title')}
        </Heading>
        <Text as="p" tone="secondary">
          {messages.format('settings.lead')}
        </Text>
      </Stack>
      <SettingsList />
    </Stack>
  );
}

function SettingsContent({ page, salesEmail }: { page: SettingsPage; salesEmail: string }) {
  const viewer = useViewer();
  const [query] = useSearchParams();
  if (!viewer) return null;
  switch (page) {
    case 'profile':
      return <ProfileSettings />;
    case 'company':
      return <CompanySettings viewer={viewer} />;
    case 'account':
      return <AccountSettings />;
    case 'security':
      return <PasswordSettings />;
    case 'tokens':
      return <TokenSettings />;
    case 'notifications':
      return <NotificationSettings />;
    case 'calendar':
      return <CalendarSettings />;
    case 'language':
      return <LanguagePage saved={query.has('saved')} />;
    case 'privacy':
      return <PrivacySettings viewer={viewer} />;
    case 'plan':
      return <PlanSettings salesEmail={salesEmail} />;
    case 'team':
      return (
        <TeamSettings
          owner={shownName(viewer.displayName)}
          ownEmails={[viewer.email, viewer.secondaryEmail].filter((email) => email !== null)}
        />
      );
  }
}
