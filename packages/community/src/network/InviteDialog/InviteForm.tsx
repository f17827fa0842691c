import { readAddresses, SHARE_ADDRESSES_MAX } from '@millrace/domain';
import { Button, Notice, Text, TextArea } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { foot, form } from './InviteDialog.css';
import type { InviteState } from './invite-state';

export interface InviteFormProps {
  /** Name of the product or company to follow. */
  name: string;
  /** Typed addresses, separated by commas or line breaks. */
  value: string;
  onValueChange: (value: string) => void;
  state: InviteState;
  /** Called with the deduplicated addresses if all are valid. */
  onInvite: (addresses: string[]) => void;
  /** Resets the form after a success. */
  onInviteMore: () => void;
}

/** Form that invites a list of addresses: input, "Send invite", and result. @see PROD-020, PROD-021, PROD-022 */
export function InviteForm({ name, value, onValueChange, state, onInvite, onInviteMore }: InviteFormProps) {
  const messages = useMessages();
  // An address that is still being typed is not reported as invalid.
  const [isChecked, setIsChecked] = useState(false);
  const ofEmail = state.status === 'ERROR' ? state.ofEmail : null;
  const [refused, setRefused] = useState<Record<string, string>>();
  if ((refused?.email ?? null) !== ofEmail) setRefused(ofEmail === null ? undefined : { email: ofEmail });
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const { addresses, invalid } = readAddresses(value);
  const count = addresses.length + invalid.length;
  const problem = addressProblem();
  const isSent = state.status === 'SENT';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSent || state.status === 'IN_PROGRESS' || count === 0) return;
    setIsChecked(true);
    if (problem === undefined) onInvite(addresses);
    else focusInvalid();
  };
  return (
    <form
      ref={formRef}
      noValidate
      className={form}
      data-part="form"
      data-state={state.status}
      onSubmit={handleSubmit}
    >
      {state.status === 'ERROR' && state.ofEmail === null && (
        <Notice tone="danger">
          {state.reason === null
            ? messages.format('invite.failed')
            : messages.format('invite.failedWhy', { reason: state.reason })}
        </Notice>
      )}
      <TextArea
        label={messages.format('invite.emails')}
        hint={messages.format('invite.hint', { max: SHARE_ADDRESSES_MAX })}
        error={(isChecked ? problem : undefined) ?? ofEmail ?? undefined}
        name="email"
        value={value}
        rows={2}
        maxRows={8}
        disabled={isSent}
        readOnly={state.status === 'IN_PROGRESS'}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onValueChange={onValueChange}
        onBlur={() => setIsChecked(true)}
      />
      <Text as="p" variant="caption">
        {messages.format('invite.about', { name })}
      </Text>
      <div className={foot}>
        <SendButton state={state} count={count} />
        {isSent && (
          <Button tone="quiet" onClick={onInviteMore}>
            {messages.format('invite.more')}
          </Button>
        )}
        <Text role="status">{isSent && messages.format('invite.done', { count: state.count })}</Text>
      </div>
    </form>
  );

  function addressProblem(): string | undefined {
    if (invalid.length > 0) {
      return count === 1
        ? messages.format('invite.invalid')
        : messages.format('invite.invalidAmong', { list: messages.list(invalid, 'separated') });
    }
    if (addresses.length <= SHARE_ADDRESSES_MAX) return undefined;
    return messages.format('invite.tooMany', { max: SHARE_ADDRESSES_MAX, count });
  }
}

function SendButton({ state: { status }, count }: { state: InviteState; count: number }): ReactNode {
  const messages = useMessages();
  if (status === 'SENT') {
    return (
      <Button tone="primary" icon={Check} disabled>
        {messages.format('invite.sent')}
      </Button>
    );
  }
  const isSending = status === 'IN_PROGRESS';
  return (
    <Button type="submit" tone="primary" disabled={count === 0} loading={isSending}>
      {messages.format(isSending ? 'invite.sending' : 'invite.send')}
    </Button>
  );
}
