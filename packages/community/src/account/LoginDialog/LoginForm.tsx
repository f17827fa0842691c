import { RequestAlert } from '@millrace/design-system';
import { EMAIL_MAX_LENGTH } from '@millrace/domain';
import { Button, Link, Notice, PasswordField, Stack, TextField } from '@millrace/ui';
import { useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { clearAddress, readAddress, saveAddress } from '../../internal/typed-address';
import { forgot } from './LoginDialog.css';

export interface LoginFormProps {
  /** `POST /auth/login` on the API host. @see ACC-006 */
  action: string;
  /** The page to return to, a path on the web host. */
  returnTo: string;
  /** Reason of the last failure, shown as plain text. */
  error?: string | undefined;
  /**
   * Returns true if the server responds; called before the form is sent, so that the form can show the failure and keep
   * the typed text. Must not reject. Default: the form is sent without a check.
   */
  isAnswering?: (() => Promise<boolean>) | undefined;
  /** Address of the page that resets the password; without it there is no link. @see ACC-007 */
  forgotHref?: string | undefined;
}

/** Signs in by a native form post, so that it works before hydration. @see ACC-005, ACC-006 */
export function LoginForm({ action, returnTo, error, isAnswering, forgotHref }: LoginFormProps) {
  const messages = useMessages();
  const post = useNativePost(isAnswering);
  const addressRef = useRef<HTMLInputElement>(null);
  const saveAddress = useTypedAddress(addressRef, error !== undefined);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    saveAddress();
    post.handleSubmit(event);
  };
  const handleDismiss = () => {
    post.dismiss();
    addressRef.current?.focus();
  };

  return (
    <form method="post" action={action} onSubmit={handleSubmit}>
      <Stack gap="md">
        {post.status === 'unanswered' ? (
          <RequestAlert failure={{ text: null }} onDismiss={handleDismiss} />
        ) : (
          error && <Notice tone="danger">{error}</Notice>
        )}
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          ref={addressRef}
          label={messages.format('login.email')}
          name="username"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX_LENGTH}
          required
          mark="none"
        />
        <PasswordField label={messages.format('account.password')} name="password" required mark="none" />
        {forgotHref !== undefined && (
          <Link href={forgotHref} className={forgot}>
            {messages.format('login.forgot')}
          </Link>
        )}
        <Button type="submit" tone="primary" width="full" loading={post.status === 'sending'}>
          {messages.format('account.logIn')}
        </Button>
      </Stack>
    </form>
  );
}

/**
 * Preserves the typed address across a failed login, which reloads the page.
 *
 * @param failed True if the page shows a failed login; otherwise the stored address is deleted.
 * @returns Function to call when the form is submitted.
 */
function useTypedAddress(inputRef: RefObject<HTMLInputElement | null>, failed: boolean): () => void {
  useEffect(() => {
    if (!failed) return clearAddress('login');
    const input = inputRef.current;
    const kept = readAddress('login');
    if (input && kept && input.value === '') input.value = kept;
  }, [inputRef, failed]);
  return () => saveAddress('login', inputRef.current?.value ?? '');
}
