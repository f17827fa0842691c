import { type LoginReason, RequestAlert } from '@millrace/design-system';
import { cutText } from '@millrace/domain';
import {
  Button,
  ButtonLink,
  Dialog,
  Heading,
  Link,
  Notice,
  Page,
  Stack,
  Text,
  TextField,
} from '@millrace/ui';
import { useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { foot, forgot, plain } from './LoginDialog.css';
import { LoginForm, type LoginFormProps } from './LoginForm';
import type { LoginPlaces, LoginView } from './login-views';

/** Maximum length of the shown reason; one or two sentences. */
const ERROR_MAX_LENGTH = 200;

export interface LoginDialogProps extends Omit<LoginViewBodyProps, 'view'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Default `signIn`. */
  view?: LoginViewBodyProps['view'];
  /** Reason of the last failure as plain text, cut at 200 characters; “Login failed” if empty. */
  error?: string | undefined;
}

const titles = {
  signIn: 'login.title',
  signUp: 'login.signUpTitle',
  forgot: 'login.forgotTitle',
  unverified: 'login.title',
  code: 'login.codeTitle',
} as const;

/**
 * Login modal over the current page, to which it returns. Before hydration no dialog can open, and the form is
 * rendered in place.
 *
 * @see ACC-004, DIFF-005, PAGE-007
 */
export function LoginDialog({ open, onOpenChange, view = 'signIn', error, ...body }: LoginDialogProps) {
  const messages = useMessages();
  const contentRef = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  // The link that changed the view is unmounted with its view, and the focus is lost.
  useEffect(() => {
    if (shown.current !== view && contentRef.current) focusFirstField(contentRef.current);
    shown.current = view;
  }, [view]);

  const title = messages.format(titles[view]);
  const reason =
    error === undefined
      ? undefined
      : cutText(error.trim(), ERROR_MAX_LENGTH) || messages.format('login.failed');
  const content = <LoginViewBody {...body} view={view} error={reason} />;
  return (
    <>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content
            ref={contentRef}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              if (event.target instanceof HTMLElement && focusFirstField(event.target))
                event.preventDefault();
            }}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Close />
            </Dialog.Header>
            <Dialog.Body>{content}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {open && (
        <noscript>
          <Page>
            <Stack gap="md" className={plain}>
              <Heading level={2} size="section">
                {title}
              </Heading>
              {content}
            </Stack>
          </Page>
        </noscript>
      )}
    </>
  );
}

/** Focuses the first field rather than the close button. @returns True if there is a field. */
function focusFirstField(dialog: HTMLElement): boolean {
  const field = dialog.querySelector<HTMLElement>('input:not([type="hidden"])');
  field?.focus();
  return field !== null;
}

interface LoginViewBodyProps extends Omit<LoginFormProps, 'forgotHref'> {
  view: LoginView;
  places: LoginPlaces;
  /** Target of the form for the second factor: `POST /auth/second-factor` on the API host. */
  codeAction: string;
  /** Passkey login of the first view. Default: nothing. */
  passkey?: ReactNode;
  /** Form of the views that request an e-mail address. */
  request: ReactNode;
  /** Reason why a sign-in is required; it is shown first, followed by the sign-up. */
  reason?: LoginReason | undefined;
}

/** Content below the title of the login modal. */
function LoginViewBody({ view, places, codeAction, passkey, request, reason, ...form }: LoginViewBodyProps) {
  const messages = useMessages();
  const why = reason && (
    <Notice tone="info" role="note">
      {messages.format(`login.reason.${reason}`)}
    </Notice>
  );
  const already = (
    <Text as="p">
      {messages.rich('account.already', { signIn: (text) => <Link href={places.signIn}>{text}</Link> })}
    </Text>
  );
  switch (view) {
    case 'signIn':
      return (
        <Stack gap="md">
          {why && (
            <>
              {why}
              <ButtonLink href={places.signUp} width="full">
                {messages.format('account.signUp')}
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
            {!why && (
              <Text as="p">
                {messages.rich('login.notYet', {
                  signUp: (text) => <Link href={places.signUp}>{text}</Link>,
                })}
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
            <Link href={places.signIn}>{messages.format('account.signIn')}</Link>
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
            <Link href={places.signIn}>{messages.format('account.signIn')}</Link>
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

interface CodeFormProps extends Pick<LoginFormProps, 'isAnswering'> {
  /** `POST /auth/second-factor` on the API host. */
  action: string;
  /** Reason why the last code was rejected, shown as plain text. */
  error?: string | undefined;
}

/** Sends the second factor by a native form post: a code of the authenticator app or a recovery code. */
function CodeForm({ action, error, isAnswering }: CodeFormProps) {
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
        {/* Switches label and input mode: a numeric keypad can't type the letters of a recovery code. */}
        <Button
          tone="quiet"
          size="small"
          className={forgot}
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {messages.format(other)}
        </Button>
        <Button type="submit" tone="primary" width="full" loading={post.status === 'sending'}>
          {messages.format('account.logIn')}
        </Button>
      </Stack>
    </form>
  );
}
