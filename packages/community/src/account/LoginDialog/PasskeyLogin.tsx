import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import { Button, Notice, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** How far it is. `cancelled`: the question of the browser was closed; `refused`: the passkey is none of ours. */
export type PasskeyLoginState =
  | { status: 'idle' | 'asking' | 'cancelled' | 'refused' }
  | { status: 'failed'; failure: RequestFailure };

export interface PasskeyLoginProps {
  state: PasskeyLoginState;
  onAsk: () => void;
  /** Puts the failure away. */
  onDismiss: () => void;
}

/** Signs in without a password. */
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
