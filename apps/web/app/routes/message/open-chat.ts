import type { OpenChat } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The conversation that an address opens: `?chatId=`, or `?userId=&userName=` of a member. @see PAGE-017 */
export function openChat(query: URLSearchParams): OpenChat | null {
  const chatId = query.get('chatId');
  if (chatId) return { chatId };
  const userId = query.get('userId');
  return userId ? { userId, userName: query.get('userName') ?? '' } : null;
}

/**
 * Whether somebody goes from one conversation to another, which changes nothing that a loader reads: the browser reads
 * what it lacks itself, and goes there also without a network.
 */
export function isBetweenChats({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isChat = ({ pathname }: URL) => pathname === SITE_PATHS.messages;
  return isChat(currentUrl) && isChat(nextUrl) && currentUrl.search !== nextUrl.search;
}
