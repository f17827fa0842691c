import { ENTITLEMENTS, viewerLevel } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';

/**
 * Permission to write in a chat: `plan` if a paid plan is required, `closed` if nobody would receive it, `blocked` if
 * one member has blocked the other.
 */
export type Writing = 'open' | 'plan' | 'closed' | 'blocked';

/** True if a member may start conversations; everyone may reply. @see DIFF-002, PLAN-007 */
export const mayStartChats = (
  { plan }: Pick<Viewer, 'plan'>,
  { messagingOpen }: Pick<Config, 'messagingOpen'>,
): boolean => messagingOpen || ENTITLEMENTS[viewerLevel({ plan })].startConversations;

/**
 * Returns the viewer's permission to write in a chat.
 *
 * @param hasBegun True if the chat has messages.
 * @param hasBlocked True if the viewer has blocked the other.
 * @param takesMessages True if the other is still a member and has not blocked the viewer.
 * @see GAP-097
 */
export function writingOf(
  { hasBegun, hasBlocked, takesMessages }: { hasBegun: boolean; hasBlocked: boolean; takesMessages: boolean },
  mayStart: boolean,
): Writing {
  if (hasBlocked) return 'blocked';
  if (!takesMessages) return 'closed';
  return hasBegun || mayStart ? 'open' : 'plan';
}
