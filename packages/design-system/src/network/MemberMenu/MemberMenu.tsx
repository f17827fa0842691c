import { Menu, type MenuItem, type MenuProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { blockMemberMessages } from '../../operations/BlockMember/BlockMember.messages';
import { memberMenuMessages } from './MemberMenu.messages';

export interface MemberMenuProps extends Omit<MenuProps, 'label' | 'items'> {
  name: string;
  /** Called to share the profile and to copy its link; without them, as in a conversation, there are no entries. */
  onShare?: (() => void) | undefined;
  onCopyLink?: (() => void) | undefined;
  /** Called to report the member; omitted on one's own profile. */
  onReport?: (() => void) | undefined;
  /** True if the viewer has blocked the member; undefined omits the entry. */
  blocked?: boolean | undefined;
  onBlock?: (() => void) | undefined;
  onUnblock?: (() => void) | undefined;
}

/** Menu of a member: on their profile and in a conversation. @see GAP-022 */
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
