import { Button, Notice, type NoticeProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { line } from './BlockedNotice.css';
import { blockMemberMessages } from './BlockMember.messages';

export interface BlockedNoticeProps extends Omit<NoticeProps, 'children' | 'tone' | 'role'> {
  name: string;
  /** Effect of the block in this place. Default: that their posts are hidden. */
  text?: string | undefined;
  isBusy?: boolean;
  /** True if unblocking failed. Default `false`. */
  failed?: boolean;
  onUnblock: () => void;
}

/** Notice about a blocked member, with a button to unblock. @see GAP-097 */
export function BlockedNotice({
  name,
  text,
  isBusy = false,
  failed = false,
  onUnblock,
  ...rest
}: BlockedNoticeProps) {
  const messages = useMessages(blockMemberMessages);
  return (
    <Notice
      data-component="BlockedNotice"
      {...rest}
      tone={failed ? 'danger' : 'info'}
      role={failed ? 'alert' : 'note'}
    >
      <div className={line}>
        <span>
          {failed
            ? messages.format('block.undoFailed', { name })
            : (text ?? messages.format('block.isBlocked', { name }))}
        </span>
        <Button size="small" loading={isBusy} onClick={onUnblock}>
          {messages.format('block.unblock', { name })}
        </Button>
      </div>
    </Notice>
  );
}
