import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Inline } from '../../primitives/Inline';
import { Notice } from '../../primitives/Notice';

export interface BlockedNoticeProps {
  name: string;
  isBusy?: boolean;
  /** Whether taking it back did not work. Default `false`. */
  failed?: boolean;
  onUnblock: () => void;
}

/** Says on a member's page why nothing of them is seen, and takes it back. @see GAP-097 */
export function BlockedNotice({ name, isBusy = false, failed = false, onUnblock }: BlockedNoticeProps) {
  const messages = useMessages();
  return (
    <Notice data-component="BlockedNotice" tone={failed ? 'danger' : 'info'} role={failed ? 'alert' : 'note'}>
      <Inline>
        <span>{messages.format(failed ? 'block.undoFailed' : 'block.isBlocked', { name })}</span>
        <Button size="small" loading={isBusy} onClick={onUnblock}>
          {messages.format('block.unblock', { name })}
        </Button>
      </Inline>
    </Notice>
  );
}
