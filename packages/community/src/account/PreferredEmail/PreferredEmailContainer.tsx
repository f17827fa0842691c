import { type Me, meMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { PreferredEmail, type PreferredEmailProps } from './PreferredEmail';

export interface PreferredEmailContainerProps extends Pick<PreferredEmailProps, 'profileHref'> {
  /** Choice that the page was loaded with. */
  me: Pick<Me, 'emails' | 'preferredEmail'>;
  /** Called once the choice is saved. */
  onChosen: () => void;
}

/** Saves the preferred address by the API. @see GAP-008 */
export function PreferredEmailContainer({ me, profileHref, onChosen }: PreferredEmailContainerProps) {
  const saving = useSend(meMutations(useApiClient()).saveStep());
  return (
    <PreferredEmail
      emails={me.emails}
      preferred={me.preferredEmail}
      profileHref={profileHref}
      state={
        saving.isSending
          ? { status: 'sending' }
          : saving.failure
            ? { status: 'failed', text: saving.failure.text }
            : { status: 'editing' }
      }
      onChoose={(preferredEmail) => void saving.send({ preferredEmail }, onChosen)}
    />
  );
}
