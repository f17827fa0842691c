import { RequestAlert } from '@millrace/design-system';
import { Button, Notice, Stack, Text, TextField } from '@millrace/ui';
import { useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef, useState } from 'react';
import { forgot } from './LoginDialog.css';
import type { LoginFormProps } from './LoginForm';

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

export interface CodeFormProps extends Pick<LoginFormProps, 'isAnswering'> {
  /** `POST /auth/second-factor` on the API host. */
  action: string;
  /** Why the last code was refused; shown as plain text. */
  error?: string | undefined;
}

/** Sends the second factor by a normal form post: a code of the app, or a recovery code in its place. */
export function CodeForm({ action, error, isAnswering }: CodeFormProps) {
  const messages = useMessages();
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const post = useNativePost(isAnswering);
  const codeRef = useRef<HTMLInputElement>(null);
  const handleDismiss = () => {
    post.dismiss();
    codeRef.current?.focus();
  };
  const { label, hint, other, inputMode } = kinds[kind];
  return (
    <form method="post" action={action} onSubmit={post.handleSubmit}>
      <Stack gap="md">
        {post.status === 'unanswered' ? (
          <RequestAlert failure={{ text: null }} onDismiss={handleDismiss} />
        ) : (
          error && <Notice tone="danger">{error}</Notice>
        )}
        <Text as="p">{messages.format(hint)}</Text>
        <TextField
          ref={codeRef}
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
        <Button type="submit" tone="primary" width="full" loading={post.status === 'sending'}>
          {messages.format('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
