import { Menu, type MenuItem, type MenuProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { blockMemberMessages } from '../../operations/BlockMember/BlockMember.messages';
import { memberMenuMessages } from './MemberMenu.messages';

export interface MemberMenuProps extends Omit<MenuProps, 'label' | 'items'> {
  name: string;
  /** Without these there are no such entries: elsewhere than on the member's page. */
  onShare?: (() => void) | undefined;
  onCopyLink?: (() => void) | undefined;
  /** For others than oneself; without it there is no entry. */
  onReport?: (() => void) | undefined;
  /** The reader has blocked the member, or not; unknown has no entry. */
  blocked?: boolean | undefined;
  onBlock?: (() => void) | undefined;
  onUnblock?: (() => void) | undefined;
}

/** What can be done with a member: on the head of the member's page, and of a conversation. @see GAP-022 */
export function MemberMenu({
  name,
  onShare,
  onCopyLink,
  onReport,
  blocked,
  onBlock,
  onUnblock,
  ...rest
}: MemberMenuProps) {
  const messages = useMessages(blockMemberMessages, memberMenuMessages);
  const items: MenuItem[] = [];
  if (onShare) items.push({ id: 'share', name: messages.format('memberMenu.share'), onAction: onShare });
  if (onCopyLink) items.push({ id: 'copy', name: messages.format('memberMenu.copy'), onAction: onCopyLink });
  if (onReport) {
    const startsGroup = items.length > 0;
    items.push({ id: 'report', name: messages.format('memberMenu.report'), startsGroup, onAction: onReport });
  }
  if (blocked === true && onUnblock) {
    items.push({ id: 'unblock', name: messages.format('block.unblock', { name }), onAction: onUnblock });
  }
  if (blocked === false && onBlock) {
    const text = messages.format('memberMenu.block', { name });
    items.push({ id: 'block', name: text, tone: 'danger', onAction: onBlock });
  }
  return <Menu {...rest} label={messages.format('memberMenu.label', { name })} items={items} />;
}
