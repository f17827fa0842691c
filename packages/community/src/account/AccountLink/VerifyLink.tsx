import { isPasswordLongEnough, PASSWORD_MAX_LENGTH } from '@millrace/domain';
import { Button, Notice, PasswordField, Stack, Text } from '@millrace/ui';
import { useInvalidFocus, useNativePost } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { LinkDemand, LinkSubject, PasswordFlaw } from './link-state';

export interface VerifyLinkProps {
  /** `POST /auth/verify` on the API host. */
  action: string;
  /** Token from the link. */
  token: string;
  /** Purpose of the link. Default `verify`. */
  of?: LinkSubject;
  /**
   * Action required before the link is followed. `nothing`: this browser started the process, and the form submits
   * itself once, as soon as the page is hydrated. Default `press`.
   */
  asks?: LinkDemand;
  /** E-mail address of the link. */
  email?: string | null | undefined;
  /** Reason why the server rejected the password posted before. */
  flaw?: PasswordFlaw | null | undefined;
  /**
   * Returns true if the server responds; called before the form is sent, so that the page can show the failure and keep
   * the link. Must not reject. Default: the form is sent without a check.
   */
  isAnswering?: (() => Promise<boolean>) | undefined;
}

/**
 * Follows the link of an e-mail by a form post. Mail scanners open links and run scripts, so that a browser which did
 * not start the process requires an action of the reader: pressing the button, or setting the password of a sign-up
 * whose password somebody else may have typed.
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

/** Fields for the password of a sign-up, which replaces the one typed at its start. */
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
