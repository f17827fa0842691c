import type { LoginReason } from '@millrace/design-system';
import { ButtonLink, Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { CodeForm } from './CodeForm';
import { foot } from './LoginDialog.css';
import { LoginForm, type LoginFormProps } from './LoginForm';
import type { LoginPlaces, LoginView } from './login-views';

export interface LoginViewBodyProps extends Omit<LoginFormProps, 'forgotHref'> {
  view: LoginView;
  places: LoginPlaces;
  /** Where the code of the second factor is sent: `POST /auth/second-factor` on the API host. */
  codeAction: string;
  /** Signs in with a passkey, in the first view. Default: nothing. */
  passkey?: ReactNode;
  /** Asks for an address: the form of the views that do. */
  request: ReactNode;
  /** What the login is for, where something asked for it: said first, and then how to sign up. */
  reason?: LoginReason | undefined;
}

/** What stands below the title of the login modal. */
export function LoginViewBody({
  view,
  places,
  codeAction,
  passkey,
  request,
  reason,
  ...form
}: LoginViewBodyProps) {
  const messages = useMessages();
  const why = reason && (
    <Notice tone="info" role="note">
      {messages.format(`login.reason.${reason}`)}
    </Notice>
  );
  const already = (
    <Text as="p">
      {messages.rich('login.already', { signIn: (text) => <Link href={places.signIn}>{text}</Link> })}
    </Text>
  );
  switch (view) {
    case 'signIn':
      return (
        <Stack gap="md">
          {why && (
            <>
              {why}
              <ButtonLink href={places.signUpByEmail} width="full">
                {messages.format('login.byEmail')}
              </ButtonLink>
              <Text as="p">{messages.format('login.orLogIn')}</Text>
            </>
          )}
          <LoginForm {...form} forgotHref={places.forgot} />
          {places.linkedin && (
            <ButtonLink href={places.linkedin} width="full">
              {messages.format('login.linkedin')}
            </ButtonLink>
          )}
          {passkey}
          <Stack gap="xs" className={foot}>
            <Text as="p">
              {messages.rich('login.notYet', { signUp: (text) => <Link href={places.signUp}>{text}</Link> })}
            </Text>
            {!why && (
              <Text as="p">
                <Link href={places.signUpByEmail}>{messages.format('login.byEmail')}</Link>
              </Text>
            )}
            <Terms places={places} />
          </Stack>
        </Stack>
      );
    case 'signUp':
      return (
        <Stack gap="md">
          {why}
          <Text as="p">{messages.format('login.signUpHint')}</Text>
          {request}
          {places.linkedin && (
            <ButtonLink href={places.linkedin} width="full">
              {messages.format('login.signUpLinkedin')}
            </ButtonLink>
          )}
          <Stack gap="xs" className={foot}>
            {already}
            <Text as="p">
              <Link href={places.signUp}>{messages.format('login.wholeForm')}</Link>
            </Text>
            <Terms places={places} />
          </Stack>
        </Stack>
      );
    case 'forgot':
      return (
        <Stack gap="md">
          <Text as="p">{messages.format('login.forgotHint')}</Text>
          {request}
          <Text as="p" className={foot}>
            <Link href={places.signIn}>{messages.format('login.submit')}</Link>
          </Text>
        </Stack>
      );
    case 'unverified':
      return (
        <Stack gap="md">
          {form.error && <Notice tone="danger">{form.error}</Notice>}
          <Text as="p">{messages.format('login.unverifiedHint')}</Text>
          {request}
          <Text as="p" className={foot}>
            <Link href={places.signIn}>{messages.format('login.submit')}</Link>
          </Text>
        </Stack>
      );
    case 'code':
      return (
        <Stack gap="md">
          <CodeForm action={codeAction} error={form.error} isAnswering={form.isAnswering} />
          <Text as="p" className={foot}>
            <Link href={places.signIn}>{messages.format('login.another')}</Link>
          </Text>
        </Stack>
      );
  }
}

/** @see ACC-008, GAP-011 */
function Terms({ places }: { places: LoginPlaces }) {
  const messages = useMessages();
  return (
    <Text as="p" variant="caption">
      {messages.rich('login.terms', {
        terms: (text) => <Link href={places.terms}>{text}</Link>,
        privacy: (text) => <Link href={places.privacy}>{text}</Link>,
      })}
    </Text>
  );
}
