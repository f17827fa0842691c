import { SITE_PATHS } from '@millrace/domain';
import { Bell, MessageSquare, Newspaper, Package } from 'lucide-react';

/** The sections of a member's bar, in their order. @see NAV-008 */
export const MEMBER_PLACES = ['networkFeed', 'notifications', 'myProducts', 'messages'] as const;
export type MemberPlace = (typeof MEMBER_PLACES)[number];

export const memberPlaceIcons = {
  networkFeed: Newspaper,
  notifications: Bell,
  myProducts: Package,
  messages: MessageSquare,
} as const satisfies Record<MemberPlace, unknown>;

/** True if a path is that of a section, or of a page below it. */
export function isInPlace(currentPath: string, place: MemberPlace): boolean {
  // The feed of a product or a company does not belong to the network feed.
  const root = SITE_PATHS[place];
  return currentPath === root || currentPath.startsWith(`${root}/`);
}
