import { useMessages } from '../../messages/MessagesContext';
import { Menu, type MenuItem } from '../../primitives/Menu';

export interface MemberMenuProps {
  name: string;
  onShare: () => void;
  onCopyLink: () => void;
  /** For others than oneself; without it there is no entry. */
  onReport?: (() => void) | undefined;
  /** The reader has blocked the member, or not; unknown has no entry. */
  blocked?: boolean | undefined;
  onBlock?: (() => void) | undefined;
  onUnblock?: (() => void) | undefined;
}

/** What can be done with a member: on the head of the member's page. @see GAP-022 */
export function MemberMenu({
  name,
  onShare,
  onCopyLink,
  onReport,
  blocked,
  onBlock,
  onUnblock,
}: MemberMenuProps) {
  const messages = useMessages();
  const block: MenuItem | undefined = blocked
    ? onUnblock && { id: 'unblock', name: messages.format('block.unblock', { name }), onAction: onUnblock }
    : onBlock && {
        id: 'block',
        name: messages.format('memberMenu.block', { name }),
        tone: 'danger',
        onAction: onBlock,
      };
  return (
    <Menu
      label={messages.format('memberMenu.label', { name })}
      items={[
        { id: 'share', name: messages.format('memberMenu.share'), onAction: onShare },
        { id: 'copy', name: messages.format('memberMenu.copy'), onAction: onCopyLink },
        ...(onReport
          ? [
              {
                id: 'report',
                name: messages.format('memberMenu.report'),
                startsGroup: true,
                onAction: onReport,
              },
            ]
          : []),
        ...(blocked !== undefined && block ? [block] : []),
      ]}
    />
  );
}
