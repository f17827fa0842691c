import { Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

/** Shows, above the form for a new password, that changes to the account were undone. */
export function ChangeStopped() {
  const messages = useMessages();
  return (
    <Notice tone="success" role="note" data-component="ChangeStopped">
      {messages.format('accountLink.stoppedText')}
    </Notice>
  );
}
