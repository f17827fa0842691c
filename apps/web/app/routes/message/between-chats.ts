import { SITE_PATHS } from '@millrace/domain';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether somebody goes from one conversation to another, which changes nothing that a loader reads: the browser reads
 * what it lacks itself, and goes there also without a network.
 */
export function isBetweenChats({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isChat = ({ pathname }: URL) => pathname === SITE_PATHS.messages;
  return isChat(currentUrl) && isChat(nextUrl) && currentUrl.search !== nextUrl.search;
}
