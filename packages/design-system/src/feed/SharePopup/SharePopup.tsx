import {
  readAddresses,
  SHARE_ADDRESSES_MAX,
  SHARE_SUBJECT_MAX,
  type SharedKind,
  TEXT_LIMITS,
} from '@millrace/domain';
import {
  Button,
  ButtonLink,
  Dialog,
  type DialogContentProps,
  Heading,
  Notice,
  Stack,
  Text,
  TextArea,
  TextField,
  VisuallyHidden,
} from '@millrace/ui';
import { useInvalidFocus } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useId, useState } from 'react';
import { ShareLink, type ShareLinkProps } from './ShareLink';
import { done, form, networks } from './SharePopup.css';
import { sharePopupMessages } from './SharePopup.messages';
import { SHARE_NETWORKS, shareLink } from './share-links';
import { isShareEmailField, type ShareEmailState, type ShareEmailValues } from './share-popup';

export interface SharePopupProps
  extends Pick<ShareLinkProps, 'url' | 'copying' | 'onCopy'>,
    Omit<DialogContentProps, 'children' | 'title' | 'onSubmit' | 'onCopy'>,
    Pick<ShareNetworksProps, 'onShareByDevice'>,
    Omit<ShareEmailFormProps, 'id'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Kind of the shared entry. */
  kind: SharedKind;
  /** Title; passed to networks that accept a text besides the link. */
  title: string;
  /**
   * True if only some users can open it: then no networks are offered, as others could not read it. Default `false`.
   * @see GAP-052
   */
  isPrivate?: boolean;
}

/** Share dialog: link, social networks, e-mail. @see FEED-050 to FEED-057 */
export function SharePopup({
  open,
  onOpenChange,
  kind,
  title,
  isPrivate = false,
  url,
  copying,
  onCopy,
  onShareByDevice,
  values,
  onValuesChange,
  state,
  onSubmit,
  ...rest
}: SharePopupProps) {
  const messages = useMessages(sharePopupMessages);
  const formId = useId();
  const { status } = state;
  const { addresses, invalid } = readAddresses(values.to);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined} {...rest}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('sharePopup.title', { kind })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body data-state={status}>
            <ShareLink url={url} copying={copying} onCopy={onCopy} />
            {isPrivate ? (
              <Notice role="note">{messages.format('sharePopup.private')}</Notice>
            ) : (
              <ShareNetworks url={url} text={title} onShareByDevice={onShareByDevice} />
            )}
            <ShareEmailForm id={formId} {...{ values, onValuesChange, state, onSubmit }} />
          </Dialog.Body>
          <Dialog.Footer>
            {status === 'shared' ? (
              <Button tone="primary" onClick={() => onOpenChange(false)}>
                {messages.format('sharePopup.shared')}
              </Button>
            ) : (
              <Button
                type="submit"
                form={formId}
                tone="primary"
                disabled={addresses.length + invalid.length === 0}
                loading={status === 'sharing'}
              >
                {messages.format(status === 'sharing' ? 'sharePopup.sharing' : 'sharePopup.share')}
              </Button>
            )}
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface ShareNetworksProps {
  url: string;
  /** Title; passed to networks that accept a text besides the link. */
  text: string;
  /** Opens the share sheet of the device; without it there is no such button. */
  onShareByDevice?: (() => void) | undefined;
}

/** Links to the share pages of social networks. @see FEED-050 */
function ShareNetworks({ url, text, onShareByDevice }: ShareNetworksProps) {
  const messages = useMessages(sharePopupMessages);
  const labelId = useId();
  return (
    <Stack gap="xs" data-part="networks">
      <Text id={labelId} variant="label">
        {messages.format('sharePopup.networks')}
      </Text>
      <ul className={networks} aria-labelledby={labelId}>
        {SHARE_NETWORKS.map((network) => (
          <li key={network}>
            <ButtonLink size="small" href={shareLink(network, { url, text })} target="_blank" rel="noopener">
              {messages.format(`sharePopup.${network}`)}
              <VisuallyHidden> ({messages.format('sharePopup.newTab')})</VisuallyHidden>
            </ButtonLink>
          </li>
        ))}
        {onShareByDevice && (
          <li>
            <Button size="small" onClick={onShareByDevice}>
              {messages.format('sharePopup.device')}
            </Button>
          </li>
        )}
      </ul>
    </Stack>
  );
}

export interface ShareEmailFormProps {
  /** Id of the form, for the submit button outside of it. */
  id: string;
  values: ShareEmailValues;
  onValuesChange: (change: Partial<ShareEmailValues>) => void;
  state: ShareEmailState;
  /** Called with the deduplicated addresses if all are valid. */
  onSubmit: (addresses: string[]) => void;
}

/** Form that sends the link to a list of email addresses. @see FEED-052, FEED-055 */
function ShareEmailForm({ id, values, onValuesChange, state, onSubmit }: ShareEmailFormProps) {
  const messages = useMessages(sharePopupMessages);
  // Show no validation error while an address is being typed.
  const [isChecked, setIsChecked] = useState(false);
  const refused = state.status === 'failed' ? state.fields : undefined;
  const { formRef, focusInvalid } = useInvalidFocus(refused);
  const { addresses, invalid } = readAddresses(values.to);
  const problem =
    invalid.length > 0
      ? messages.format('sharePopup.invalid', {
          count: invalid.length,
          list: messages.list(invalid, 'separated'),
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
