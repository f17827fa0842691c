import { isApiError, securityMutations } from '@millrace/api-client';
import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { useApiClient } from '@millrace/design-system/connected';
import { Button, Notice, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { askForPasskey, usePasskeySupport } from '../../internal/passkeys';

export interface PasskeyLoginContainerProps {
  /** The page to return to, a path on the web host. */
  returnTo: string;
  /** Called with the path to open by a full navigation, so that the page loads with the session. */
  onSignedIn: (path: string) => void;
}

/** Signs in with a passkey; renders nothing if the browser does not support passkeys. */
export function PasskeyLoginContainer({ returnTo, onSignedIn }: PasskeyLoginContainerProps) {
  const mutations = securityMutations(useApiClient());
  const { mutateAsync: start } = useMutation(mutations.startPasskeyLogin());
  const { mutateAsync: finish } = useMutation(mutations.finishPasskeyLogin());
  const [state, setState] = useState<PasskeyLoginState>({ status: 'idle' });
  // A second press may come before the state has rendered.
  const isAsking = useRef(false);
  if (!usePasskeySupport()) return null;

  const signIn = async () => {
    const answer = await askForPasskey(await start(undefined));
    if (answer.status !== 'given') {
      return setState({ status: answer.status === 'cancelled' ? 'cancelled' : 'refused' });
    }
    onSignedIn(await finish({ credential: answer.credential, return_to: returnTo }));
  };
  const handleAsk = () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState({ status: 'asking' });
    signIn()
      .catch((thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
        const isRefused = thrown.code === 'passkey_refused';
        setState(isRefused ? { status: 'refused' } : { status: 'failed', failure: thrown });
      })
      .finally(() => {
        isAsking.current = false;
      });
  };
  return <PasskeyLogin state={state} onAsk={handleAsk} onDismiss={() => setState({ status: 'idle' })} />;
}

/** Login state. `cancelled`: the browser's prompt was closed; `refused`: the server does not know the passkey. */
type PasskeyLoginState =
  | { status: 'idle' | 'asking' | 'cancelled' | 'refused' }
  | { status: 'failed'; failure: RequestFailure };

interface PasskeyLoginProps {
  state: PasskeyLoginState;
  onAsk: () => void;
  /** Dismisses the failure. */
  onDismiss: () => void;
}

/** Button that signs in with a passkey, without a password. */
export function PasskeyLogin({ state, onAsk, onDismiss }: PasskeyLoginProps) {
  const messages = useMessages();
  const { status } = state;
  return (
    <Stack gap="xs" data-component="PasskeyLogin" data-state={status}>
      <Button width="full" loading={status === 'asking'} onClick={onAsk}>
        {messages.format('login.passkey')}
      </Button>
      {status === 'cancelled' && <Notice>{messages.format('login.passkeyCancelled')}</Notice>}
      {status === 'refused' && <Notice tone="warning">{messages.format('login.passkeyRefused')}</Notice>}
      {status === 'failed' && <RequestAlert failure={state.failure} onDismiss={onDismiss} />}
    </Stack>
  );
}
