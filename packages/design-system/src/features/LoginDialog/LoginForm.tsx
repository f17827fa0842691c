import { EMAIL_MAX_LENGTH } from '@millrace/domain';
import { useRef } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Link } from '../../primitives/Link';
import { Notice } from '../../primitives/Notice';
import { PasswordField } from '../../primitives/PasswordField';
import { Stack } from '../../primitives/Stack';
import { TextField } from '../../primitives/TextField';
import { forgot } from './LoginDialog.css';
import { useSubmitting } from './useSubmitting';
import { useTypedAddress } from './useTypedAddress';

export interface LoginFormProps {
  /** `POST /auth/login` on the API host. @see ACC-006 */
  action: string;
  /** The page to return to, a path on the web host. */
  returnTo: string;
  /** Why the last try failed; shown as plain text. */
  error?: string | undefined;
  /** Where somebody is led who forgot the password; without it there is no link. @see ACC-007 */
  forgotHref?: string | undefined;
}

/** Signs in by a normal form post, so that it works without the page's scripts. @see ACC-005, ACC-006 */
export function LoginForm({ action, returnTo, error, forgotHref }: LoginFormProps) {
  const messages = useMessages();
  const [isSubmitting, beginSubmitting] = useSubmitting();
  const addressRef = useRef<HTMLInputElement>(null);
  const keepAddress = useTypedAddress(addressRef, error !== undefined);
  const handleSubmit = () => {
    keepAddress();
    beginSubmitting();
  };

  return (
    <form method="post" action={action} onSubmit={handleSubmit}>
      <Stack gap="md">
        {error && <Notice tone="danger">{error}</Notice>}
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
        <PasswordField label={messages.format('login.password')} name="password" required mark="none" />
        {forgotHref !== undefined && (
          <Link href={forgotHref} className={forgot}>
            {messages.format('login.forgot')}
          </Link>
        )}
        <Button type="submit" tone="primary" width="full" loading={isSubmitting}>
          {messages.format('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
