import { EMAIL_MAX_LENGTH, isEmail } from '@millrace/domain';
import { Button, Heading, Notice, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { form, line, root, submit, title } from './InvitationBox.css';

/** State of requesting an invitation. @see INQ-009 */
export type InvitationState =
  | { status: 'idle' | 'in progress' | 'sent' }
  | {
      status: 'failed';
      /** The server's message, if any. */
      reason: string | null;
    };

export interface InvitationBoxProps {
  state: InvitationState;
  /** Called with a valid, trimmed address. */
  onInvite: (email: string) => void;
  /** Target of the form before hydration; it receives the address as `email`. */
  signUpHref: string;
}

/** "Getting started is easy": an e-mail box that requests an invitation. @see MKT-003, INQ-007, GAP-075 */
export function InvitationBox({ state, onInvite, signUpHref }: InvitationBoxProps) {
  const messages = useMessages();
  const [email, setEmail] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { formRef, focusInvalid } = useInvalidFocus();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'in progress' || state.status === 'sent') return;
    setRefused(!isEmail(email));
    if (isEmail(email)) onInvite(email.trim());
    else focusInvalid();
  };
  return (
    <section
      aria-labelledby="getting-started"
      className={root}
      data-component="InvitationBox"
      data-state={state.status}
    >
      <Heading level={2} id="getting-started" className={title}>
        {messages.format('invitationBox.title')}
      </Heading>
      <form
        ref={formRef}
        action={signUpHref}
        method="get"
        noValidate
        className={form}
        onSubmit={handleSubmit}
      >
        <div className={line}>
          <TextField
            label={messages.format('invitationBox.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            placeholder={messages.format('invitationBox.emailExample')}
            value={email}
            error={isRefused ? messages.format('invitationBox.invalid') : undefined}
            onValueChange={(value) => {
              setEmail(value);
              setRefused(false);
            }}
          />
          <Button type="submit" tone="primary" className={submit} loading={state.status === 'in progress'}>
            {messages.format('invitationBox.submit')}
          </Button>
        </div>
        {state.status === 'sent' && <Notice tone="success">{messages.format('invitationBox.sent')}</Notice>}
        {state.status === 'failed' && (
          <Notice tone="danger">
            {state.reason
              ? messages.format('invitationBox.failedWhy', { reason: state.reason })
              : messages.format('invitationBox.failed')}
          </Notice>
        )}
      </form>
    </section>
  );
}
