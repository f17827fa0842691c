import type { User } from '@millrace/api-client';
import {
  ProfileFormContainer,
  type ProfileFormContainerProps,
  SecuritySettingsContainer,
} from '@millrace/community';
import { companyPath } from '@millrace/domain';
import { Link, SectionHead, Stack } from '@millrace/ui';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LeaveGuard } from '../../leave-guard';
import { messages } from '../../messages';

/** Form for a part of the profile, with a guard against unsaved changes. */
function ProfilePart({
  sections,
  isDeleted = false,
}: {
  sections: NonNullable<ProfileFormContainerProps['sections']>;
  isDeleted?: boolean;
}) {
  const { revalidate } = useRevalidator();
  const [hasChanges, setHasChanges] = useState(false);
  return (
    <>
      <ProfileFormContainer
        sections={sections}
        onChangedChange={setHasChanges}
        // Revalidate, as the masthead shows name and photo too.
        onSaved={() => void revalidate()}
      />
      <LeaveGuard
        active={hasChanges && !isDeleted}
        title={messages.format('profile.leaveTitle')}
        text={messages.format('profile.leavePartText')}
        leaveLabel={messages.format('profile.leave')}
        stayLabel={messages.format('profile.stay')}
      />
    </>
  );
}

export const ProfileSettings = () => <ProfilePart sections={['photo', 'basics']} />;

export function CompanySettings({ viewer: { company, company_id: id } }: { viewer: User }) {
  return (
    <>
      <ProfilePart sections={['company']} />
      {id && company && (
        <Link href={companyPath({ id, name: company })}>
          {messages.format('settings.companyPage', { company })}
        </Link>
      )}
    </>
  );
}

export function AccountSettings() {
  const [isDeleted, setDeleted] = useState(false);
  // A full reload drops all account data from memory. In an effect, so that the leave guard is already inactive.
  useEffect(() => {
    if (isDeleted) window.location.replace('/');
  }, [isDeleted]);
  return (
    <Stack gap="xl">
      <section aria-labelledby="contact">
        <SectionHead title={messages.format('settings.contact')} titleId="contact" />
        <ProfilePart sections={['contact']} isDeleted={isDeleted} />
      </section>
      <SecuritySettingsContainer sections={['data']} onDeleted={() => setDeleted(true)} />
    </Stack>
  );
}

export function PasswordSettings() {
  return (
    <Stack gap="xl">
      <section aria-labelledby="password">
        <SectionHead title={messages.format('settings.password')} titleId="password" />
        <ProfilePart sections={['security']} />
      </section>
      <SecuritySettingsContainer sections={['signIn', 'sessions']} onDeleted={() => undefined} />
    </Stack>
  );
}
