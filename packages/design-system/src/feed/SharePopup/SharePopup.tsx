import { readAddresses, type SharedKind } from '@millrace/domain';
import { Button, Dialog, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { ShareEmailForm, type ShareEmailFormProps } from './ShareEmailForm';
import { ShareLink, type ShareLinkProps } from './ShareLink';
import { ShareNetworks, type ShareNetworksProps } from './ShareNetworks';

export interface SharePopupProps
  extends ShareLinkProps,
    Pick<ShareNetworksProps, 'onShareByDevice'>,
    Omit<ShareEmailFormProps, 'id'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is shared. */
  kind: SharedKind;
  /** What it is called; stands beside the link where a network takes a text. */
  title: string;
  /**
   * True if it opens for some only: then no network is offered, as nobody there could read it. Default `false`.
   * @see GAP-052
   */
  isPrivate?: boolean;
}

/** Shares something: by its link, on networks, by e-mail. @see FEED-050 to FEED-057 */
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
  ...email
}: SharePopupProps) {
  const messages = useMessages();
  const formId = useId();
  const { status } = email.state;
  const { addresses, invalid } = readAddresses(email.values.to);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
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
            <ShareEmailForm id={formId} {...email} />
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
