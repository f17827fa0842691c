import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { forgot } from './LoginDialog.css';
import { useSubmitting } from './useSubmitting';

const CODE_MAX_LENGTH = 100;

const kinds = {
  app: { label: 'login.code', hint: 'login.codeHint', other: 'login.useRecovery', inputMode: 'numeric' },
  recovery: {
    label: 'login.recovery',
    hint: 'login.recoveryHint',
    other: 'login.useApp',
    inputMode: 'text',
  },
} as const;

export interface CodeFormProps {
  /** `POST /auth/second-factor` on the API host. */
  action: string;
  /** Why the last code was refused; shown as plain text. */
  error?: string | undefined;
}

/** Sends the second factor by a normal form post: a code of the app, or a recovery code in its place. */
export function CodeForm({ action, error }: CodeFormProps) {
  const messages = useMessages();
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [isSubmitting, beginSubmitting] = useSubmitting();
  const { label, hint, other, inputMode } = kinds[kind];
  return (
    <form method="post" action={action} onSubmit={beginSubmitting}>
      <Stack gap="md">
        {error && <Notice tone="danger">{error}</Notice>}
        <Text as="p">{messages.format(hint)}</Text>
        <TextField
          label={messages.format(label)}
          name="code"
          autoComplete="one-time-code"
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CODE_MAX_LENGTH}
          required
          mark="none"
        />
        {/* The field takes both; a phone's keyboard of figures can't write the letters of the other. */}
        <Button
          tone="quiet"
          size="small"
          className={forgot}
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {messages.format(other)}
        </Button>
        <Button type="submit" tone="primary" width="full" loading={isSubmitting}>
          {messages.format('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
