import { accountMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { useState } from 'react';
import { PersonalStep } from './PersonalStep';
import { stepState } from './step-state';
import { VerificationSent } from './VerificationSent';
import { PERSONAL_SECRETS, personalValues } from './wizard-values';

/** Registers a visitor, then says that the link was sent. @see ACC-032, ACC-033 */
export function VisitorRegistrationContainer({ email }: { email: string | undefined }) {
  const { registerInWizard, resendVerification } = accountMutations(useApiClient());
  const registration = useSend(registerInWizard());
  const resending = useSend(resendVerification());
  const [sentTo, setSentTo] = useState<string>();
  const [isResent, setResent] = useState(false);
  const { draft, change, forget } = useDraftAutosave(
    'millrace:onboarding:visitor',
    personalValues(null, email),
    PERSONAL_SECRETS,
  );
  if (sentTo !== undefined) {
    return (
      <VerificationSent
        email={sentTo}
        state={
          isResent && !resending.isSending && !resending.failure ? { status: 'resent' } : stepState(resending)
        }
        onDismiss={resending.dismiss}
        onResend={() => {
          setResent(false);
          void resending.send({ email: sentTo }).then((reply) => reply && setResent(true));
        }}
      />
    );
  }
  const register = async () => {
    const firstName = draft.firstName.trim();
    const lastName = draft.lastName.trim();
    const address = draft.email.trim();
    const reply = await registration.send({
      email: address,
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      designation: draft.designation.trim(),
      phone: draft.phone.trim(),
      desc: draft.desc.trim(),
      password: draft.password,
    });
    if (!reply) return;
    forget();
    setSentTo(address);
  };
  return (
    <PersonalStep
      account="visitor"
      needsPassword
      values={draft}
      onValuesChange={change}
      state={stepState(registration)}
      onSubmit={() => void register()}
      onDismiss={registration.dismiss}
    />
  );
}
