import { chatMembers, SOCKET_CLOSE } from '@millrace/domain';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/db/database';
import { findMessagesByNumber, messageView } from '../chat';
import type { Hub } from './hub';

/**
 * Dispatches messages that were announced to the sockets of both members, in the order of their numbers: of each chat one
 * read at a time is under way, and what is announced meanwhile goes along with the next.
 */
export class MessageDispatcher {
  private readonly announced = new Map<string, number[]>();

  constructor(
    private readonly db: Database,
    private readonly hub: Hub,
    private readonly log: Logger,
  ) {}

  /** A message was said. */
  add(chatId: string, number: number): void {
    const members = chatMembers(chatId);
    // Most messages are between people who are at other processes.
    if (!members || this.hub.of(members).length === 0) return;
    const waiting = this.announced.get(chatId);
    if (waiting) {
      waiting.push(number);
      return;
    }
    this.announced.set(chatId, [number]);
    this.deliver(chatId, members).catch((error: unknown) => {
      this.log.error({ err: error }, 'a message could not be delivered');
      this.announced.delete(chatId);
      // They catch up when they are back.
      for (const connection of this.hub.of(members)) connection.close(SOCKET_CLOSE.overloaded, 'catch up');
    });
  }

  private async deliver(chatId: string, members: readonly string[]): Promise<void> {
    for (;;) {
      const numbers = this.announced.get(chatId) ?? [];
      if (numbers.length === 0) break;
      this.announced.set(chatId, []);
      for (const row of await findMessagesByNumber(this.db, chatId, numbers)) {
        const json = JSON.stringify({ type: 'message', chatId, message: messageView(row) });
        for (const connection of this.hub.of(members)) connection.sendText(json);
      }
    }
    this.announced.delete(chatId);
  }
}
