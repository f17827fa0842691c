import { meQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { ErrorState, Link, Notice, Spinner, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { MemberWizard } from './MemberWizard';
import { OnboardingWizard, type OnboardingWizardProps } from './OnboardingWizard';
import { VisitorRegistrationContainer } from './VisitorRegistrationContainer';

export interface OnboardingWizardContainerProps extends Omit<OnboardingWizardProps, 'children'> {
  /** The address that a visitor came with. @see ACC-032 */
  email?: string | undefined;
  /** Where a visitor logs in who has an account. */
  signInHref: string;
  /** Called once the wizard is done. @see ACC-035 */
  onDone: () => void;
}

/** The wizard over the API: registers visitors, and saves what members tell step by step. @see GAP-003 */
export function OnboardingWizardContainer({
  email,
  signInHref,
  onDone,
  ...frame
}: OnboardingWizardContainerProps) {
  if (frame.signedIn) return <LoadedWizard {...frame} onDone={onDone} />;
  return (
    <OnboardingWizard {...frame} step={1}>
      <Stack gap="lg">
        <LockedNotice signInHref={signInHref} />
        <VisitorRegistrationContainer email={email} />
      </Stack>
    </OnboardingWizard>
  );
}

function LockedNotice({ signInHref }: { signInHref: string }) {
  const messages = useMessages();
  return (
    <Notice role="note">
      {messages.format('onboarding.locked')}{' '}
      {messages.rich('onboarding.haveAccount', { link: (text) => <Link href={signInHref}>{text}</Link> })}
    </Notice>
  );
}

type LoadedWizardProps = Omit<OnboardingWizardProps, 'children'> & { onDone: () => void };

function LoadedWizard({ onDone, ...frame }: LoadedWizardProps) {
  const messages = useMessages();
  const profile = useQuery(meQueries(useApiClient()).profile());
  if (profile.data)
    return <MemberWizard key={profile.data.id} me={profile.data} {...frame} onDone={onDone} />;
  return (
    <OnboardingWizard {...frame}>
      {profile.isError ? (
        <ErrorState
          title={messages.format('onboarding.loadFailed')}
          description={messages.format('onboarding.loadFailedHint')}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Spinner label={messages.format('onboarding.loading')} labelVisibility="shown" />
      )}
    </OnboardingWizard>
  );
}
