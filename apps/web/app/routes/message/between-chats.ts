import { SITE_PATHS } from '@millrace/domain';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * True for a navigation between conversations, which needs no revalidation: the browser fetches what is missing, and
 * the navigation works offline too.
 */
export function isBetweenChats({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isChat = ({ pathname }: URL) => pathname === SITE_PATHS.messages;
  return isChat(currentUrl) && isChat(nextUrl) && currentUrl.search !== nextUrl.search;
}
