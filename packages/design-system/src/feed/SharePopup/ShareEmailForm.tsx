import { readAddresses, SHARE_ADDRESSES_MAX, SHARE_SUBJECT_MAX, TEXT_LIMITS } from '@millrace/domain';
import { Heading, Notice, Text, TextArea, TextField } from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { done, form } from './SharePopup.css';
import { isShareEmailField, type ShareEmailState, type ShareEmailValues } from './share-popup';

export interface ShareEmailFormProps {
  /** Of the form, for the button that stands outside of it. */
  id: string;
  values: ShareEmailValues;
  onValuesChange: (change: Partial<ShareEmailValues>) => void;
  state: ShareEmailState;
  /** Called with the addresses, each once, when all of them are right. */
  onSubmit: (addresses: string[]) => void;
}

/** Writes to a list of addresses. @see FEED-052, FEED-055 */
export function ShareEmailForm({ id, values, onValuesChange, state, onSubmit }: ShareEmailFormProps) {
  const messages = useMessages();
  // While somebody still types an address, it is none.
  const [isChecked, setIsChecked] = useState(false);
  const refused = state.status === 'failed' ? state.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const { addresses, invalid } = readAddresses(values.to);
  const problem =
    invalid.length > 0
      ? messages.format('sharePopup.invalid', {
          count: invalid.length,
          list: invalid.join(messages.format('listSeparator')),
        })
      : addresses.length > SHARE_ADDRESSES_MAX
        ? messages.format('sharePopup.tooMany', { max: SHARE_ADDRESSES_MAX, count: addresses.length })
        : undefined;
  const isEditable = state.status === 'editing' || state.status === 'failed';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEditable || addresses.length + invalid.length === 0) return;
    setIsChecked(true);
    if (problem === undefined) onSubmit(addresses);
    else focusInvalid();
  };
  const field = (name: keyof ShareEmailValues) => ({
    name,
    value: values[name],
    error: refused?.[name],
    readOnly: !isEditable,
    onValueChange: (value: string) => onValuesChange({ [name]: value }),
  });
  return (
    <form ref={formRef} id={id} noValidate className={form} data-part="email" onSubmit={handleSubmit}>
      <Heading level={3} size="panel">
        {messages.format('sharePopup.byEmail')}
      </Heading>
      {state.status === 'failed' && !Object.keys(state.fields).some(isShareEmailField) && (
        <Notice tone="danger">
          {state.reason === null
            ? messages.format('sharePopup.failed')
            : messages.format('sharePopup.failedWhy', { reason: state.reason })}
        </Notice>
      )}
      <TextField
        {...field('to')}
        error={(isChecked ? problem : undefined) ?? refused?.to}
        label={messages.format('sharePopup.to')}
        hint={messages.format('sharePopup.toHint', { max: SHARE_ADDRESSES_MAX })}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => setIsChecked(true)}
      />
      <TextField
        {...field('subject')}
        label={messages.format('sharePopup.subject')}
        maxLength={SHARE_SUBJECT_MAX}
        dir="auto"
      />
      <TextArea
        {...field('body')}
        label={messages.format('sharePopup.body')}
        rows={3}
        showCount
        maxLength={TEXT_LIMITS.emailBody}
        dir="auto"
      />
      <div>
        <Text as="p" variant="caption">
          {messages.format('sharePopup.answers')}
        </Text>
        <div role="status" className={done}>
          {state.status === 'shared' && (
            <Notice tone="success" role="presentation">
              {messages.format('sharePopup.done', { count: state.count })}
            </Notice>
          )}
        </div>
      </div>
    </form>
  );
}
