import { Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Says, above the form for a new password, that changes of the account were taken back. */
export function ChangeStopped() {
  const messages = useMessages();
  return (
    <Notice tone="success" role="note" data-component="ChangeStopped">
      {messages.format('accountLink.stoppedText')}
    </Notice>
  );
}
