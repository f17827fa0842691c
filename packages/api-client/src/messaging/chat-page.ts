import { joinPages, type Page, type Pages, type Rows } from '../query-options/page';
import type { ChatMessage, ChatRoom } from '../types';

/** Page of messages, newest first, with the room. */
export interface MessagePage extends Page<ChatMessage> {
  room: ChatRoom;
}

/** All messages fetched so far, newest first, with the latest state of the room. */
export interface Messages extends Rows<ChatMessage> {
  /** Null before the first page. */
  room: ChatRoom | null;
}

/** Joins the pages fetched so far. The first one is kept up to date by the socket. */
export function joinMessagePages(pages: Pages<MessagePage>): Messages {
  const [first] = pages.pages;
  return {
    ...joinPages<ChatMessage>(pages),
    count: first?.count ?? 0,
    room: first?.room ?? null,
  };
}

/**
 * Returns the number of the last message up to which the sequence has no gap.
 *
 * @param items Newest first.
 */
export function lastContiguousNumber(items: readonly ChatMessage[]): number {
  let number = items.at(-1)?.number ?? 0;
  for (let place = items.length - 2; place >= 0 && items[place]?.number === number + 1; place -= 1)
    number += 1;
  return number;
}
