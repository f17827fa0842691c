import { isPasswordLongEnough, PASSWORD_MAX_LENGTH } from '@millrace/domain';
import { Button, Notice, PasswordField, Stack, Text } from '@millrace/ui';
import { useInvalidFocus, useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LinkDemand, LinkSubject, PasswordFlaw } from './link-state';

export interface VerifyLinkProps {
  /** `POST /auth/verify` on the API host. */
  action: string;
  /** What stood in the link. */
  token: string;
  /** What the link is about. Default `verify`. */
  of?: LinkSubject;
  /**
   * What the reader does first. `nothing`: this browser began what the link is for, and the form sends itself, once,
   * as soon as the page has its scripts. Default `press`.
   */
  asks?: LinkDemand;
  /** The address that the link is about. */
  email?: string | null | undefined;
  /** What the server found wrong with the password that was posted before. */
  flaw?: PasswordFlaw | null | undefined;
  /**
   * True if the server is there, asked before the form is sent, so that the page can say so itself and keep the link;
   * must not fail. Default: it is sent unasked.
   */
  isAnswering?: (() => Promise<boolean>) | undefined;
}

/**
 * Follows the link of an e-mail by a form post. Programs that look at mail open links and run scripts, so that a
 * browser which did not begin what the link is for waits for its reader: to press the button, or to set the password of
 * a sign-up whose password somebody else may have typed.
 *
 * @see GAP-038
 */
export function VerifyLink(props: VerifyLinkProps) {
  const { action, token, of = 'verify', asks = 'press', email, flaw, isAnswering } = props;
  const messages = useMessages();
  const [found, setFound] = useState(flaw ?? null);
  const { formRef, focusInvalid } = useInvalidFocus();
  const wasSent = useRef(false);
  const { status, handleSubmit } = useNativePost(isAnswering);

  useEffect(() => {
    if (asks !== 'nothing' || wasSent.current) return;
    wasSent.current = true;
    formRef.current?.requestSubmit();
  }, [asks, formRef]);

  const handleChecked = (event: FormEvent<HTMLFormElement>) => {
    const problem = asks === 'password' ? findPasswordFlaw(new FormData(event.currentTarget)) : null;
    setFound(problem);
    if (!problem) return handleSubmit(event);
    event.preventDefault();
    focusInvalid();
  };
  const isSending = status === 'sending';
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      data-component="VerifyLink"
      data-state={status}
      onSubmit={handleChecked}
    >
      <Stack gap="md">
        {status === 'unanswered' && (
          <Notice tone="warning" role="alert">
            {messages.format('accountLink.unanswered')}
          </Notice>
        )}
        <Text as="p" role="status">
          {messages.format(
            isSending ? SENDING[of] : asks === 'password' ? 'accountLink.password' : TEXTS[of],
          )}
        </Text>
        {email && <Text as="p">{email}</Text>}
        <input type="hidden" name="token" value={token} />
        {asks === 'password' && <LinkPassword flaw={found} />}
        <Button type="submit" tone="primary" width="full" loading={isSending}>
          {messages.format(BUTTONS[of])}
        </Button>
      </Stack>
    </form>
  );
}

const TEXTS = {
  verify: 'accountLink.verifyText',
  email: 'accountLink.confirmText',
  stop: 'accountLink.stopText',
} as const;

const BUTTONS = {
  verify: 'accountLink.verify',
  email: 'accountLink.confirm',
  stop: 'accountLink.stop',
} as const;

const SENDING = {
  verify: 'accountLink.verifying',
  email: 'accountLink.verifying',
  stop: 'accountLink.stopping',
} as const;

/** The password that a sign-up gets, whatever was typed when it began. */
function LinkPassword({ flaw }: { flaw: PasswordFlaw | null }) {
  const messages = useMessages();
  const field = {
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX_LENGTH,
    required: true,
    mark: 'none',
  } as const;
  const lengthHint = messages.format('account.passwordHint');
  const matchHint = messages.format('passwordReset.matchHint');
  const problem =
    flaw === 'short'
      ? lengthHint
      : flaw === 'common' || flaw === 'names'
        ? messages.format('accountLink.passwordWeak', { flaw })
        : undefined;
  return (
    <>
      <PasswordField
        {...field}
        label={messages.format('account.password')}
        name="password"
        hint={lengthHint}
        error={problem}
      />
      <PasswordField
        {...field}
        label={messages.format('account.confirmPassword')}
        name="confirmPassword"
        hint={matchHint}
        error={flaw === 'differ' ? matchHint : undefined}
      />
    </>
  );
}

function findPasswordFlaw(form: FormData): PasswordFlaw | null {
  const password = String(form.get('password') ?? '');
  if (!isPasswordLongEnough(password)) return 'short';
  return password === form.get('confirmPassword') ? null : 'differ';
}
