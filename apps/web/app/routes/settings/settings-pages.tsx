import type { User } from '@millrace/api-client';
import {
  AlertSettingsContainer,
  BlockedMembersContainer,
  CalendarLinksContainer,
  LanguageSettings,
  OwnPlanContainer,
  PushSettingsContainer,
  SavedSearchesContainer,
  SecuritySettingsContainer,
  TeamMembersContainer,
  type TeamMembersContainerProps,
} from '@millrace/community';
import { SITE_PATHS, settingsPath, userFeedPath } from '@millrace/domain';
import { Link, SectionHead, Stack, Text } from '@millrace/ui';
import { messages } from '../../messages';

export const TokenSettings = () => (
  <SecuritySettingsContainer sections={['tokens']} onDeleted={() => undefined} />
);

export const NotificationSettings = () => (
  <div>
    <AlertSettingsContainer />
    <PushSettingsContainer />
    <SavedSearchesContainer />
  </div>
);

export const CalendarSettings = () => <CalendarLinksContainer bare />;

/** Language settings. The form redirects back to this page, which then confirms saving. */
export const LanguagePage = ({ saved }: { saved: boolean }) => (
  <LanguageSettings
    bare
    action={SITE_PATHS.language}
    returnTo={`${settingsPath('language')}?saved`}
    saved={saved}
  />
);

export const PrivacySettings = ({ viewer }: { viewer: User }) => (
  <Stack gap="xl">
    <section aria-labelledby="visible">
      <SectionHead title={messages.format('settings.visible')} titleId="visible" />
      <Stack gap="sm">
        <Text as="p">{messages.format('settings.visibleText')}</Text>
        <Link href={userFeedPath(viewer)}>{messages.format('settings.seePage')}</Link>
        <Link href={SITE_PATHS.privacy}>{messages.format('settings.privacyPolicy')}</Link>
      </Stack>
    </section>
    <BlockedMembersContainer />
  </Stack>
);

export const PlanSettings = ({ salesEmail }: { salesEmail: string }) => (
  <Stack gap="lg">
    <OwnPlanContainer salesEmail={salesEmail} offers={false} />
  </Stack>
);

export const TeamSettings = (props: Pick<TeamMembersContainerProps, 'owner' | 'ownEmails'>) => (
  <TeamMembersContainer {...props} embedded />
);
