import { ENTITLEMENTS, viewerLevel } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import type { Viewer } from '../../../platform/http/call';

/**
 * Whether one may write in a chat: `plan` where a paid plan may, `closed` where nobody would get it, `blocked` where one
 * has blocked the other.
 */
export type Writing = 'open' | 'plan' | 'closed' | 'blocked';

/** Whether a member may begin conversations; everybody may reply. @see DIFF-002, PLAN-007 */
export const mayStartChats = (
  { plan }: Pick<Viewer, 'plan'>,
  { messagingOpen }: Pick<Config, 'messagingOpen'>,
): boolean => messagingOpen || ENTITLEMENTS[viewerLevel({ plan })].startConversations;

/**
 * Whether a member may write in a chat.
 *
 * @param hasBegun Whether something was said in it.
 * @param hasBlocked Whether one has blocked the other.
 * @param takesMessages Whether the other is a member still, and has not blocked one.
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
