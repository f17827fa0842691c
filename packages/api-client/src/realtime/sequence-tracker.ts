import type { RoomRequest, SocketMessage } from '@millrace/domain';

interface FollowedRoom {
  followers: number;
  /** The number of the last message that was told; null until it is known where the room stands. */
  last: number | null;
  /** The highest number that was heard of. */
  seen: number;
  isAsked: boolean;
}

/**
 * Tracks the sequence number of each followed room. Messages are numbered without gaps, so that each is delivered once
 * and in order whatever the network does: duplicates are dropped, and where a gap is detected the room is read from
 * there on.
 */
export class SequenceTracker {
  private readonly rooms = new Map<string, FollowedRoom>();

  /** @param ask Asks for what comes after the last message of each room. */
  constructor(private readonly ask: (rooms: RoomRequest[]) => void) {}

  has(chatId: string): boolean {
    return this.rooms.has(chatId);
  }

  /** Begins to follow. @param after The number of the newest message that is known; null for none. */
  follow(chatId: string, after: number | null): void {
    const room = this.rooms.get(chatId);
    if (room) {
      room.followers += 1;
      return;
    }
    this.rooms.set(chatId, { followers: 1, last: after, seen: after ?? 0, isAsked: false });
    this.askFor([chatId]);
  }

  /** Ceases to. @returns Whether nobody follows any more. */
  leave(chatId: string): boolean {
    const room = this.rooms.get(chatId);
    if (!room) return false;
    room.followers -= 1;
    return room.followers === 0 && this.rooms.delete(chatId);
  }

  /** Takes what came after a message for undelivered, and asks for it. Where no more was told nothing changes. */
  goBack(chatId: string, after: number): void {
    const room = this.rooms.get(chatId);
    if (!room || room.last === null || room.last <= after) return;
    room.last = after;
    this.askFor([chatId]);
  }

  /** Asks for all of them anew: nothing is known of what was said meanwhile. */
  askForAll(): void {
    this.askFor([...this.rooms.keys()]);
  }

  /** Asks once more for those that were asked for and not answered. */
  askAgain(): void {
    this.askFor([...this.rooms].flatMap(([chatId, { isAsked }]) => (isAsked ? [chatId] : [])));
  }

  /** Takes a message that was just said. @returns What is to be told. */
  hear(chatId: string, message: SocketMessage): SocketMessage[] {
    const room = this.rooms.get(chatId);
    if (!room) return [message];
    room.seen = Math.max(room.seen, message.number);
    if (room.last !== null && message.number === room.last + 1) {
      room.last = message.number;
      return [message];
    }
    if (room.last !== null && message.number > room.last && !room.isAsked) this.askFor([chatId]);
    return [];
  }

  /**
   * Takes the answer to what was asked, the oldest message first.
   *
   * @param newest The number of the room's newest message.
   * @returns What is to be told.
   */
  catchUp(chatId: string, messages: readonly SocketMessage[], newest: number): SocketMessage[] {
    const room = this.rooms.get(chatId);
    if (!room) return [];
    room.isAsked = false;
    const known = room.last;
    const told = messages.filter(({ number }) => known === null || number > known);
    // Without a place to begin at, the newest were answered, and nothing before them is asked for.
    room.last = told.at(-1)?.number ?? known ?? newest;
    room.seen = Math.max(room.seen, newest);
    if (room.seen > room.last) this.askFor([chatId]);
    return told;
  }

  private askFor(chatIds: readonly string[]): void {
    const requests = chatIds.flatMap((chatId) => {
      const room = this.rooms.get(chatId);
      if (!room) return [];
      room.isAsked = true;
      return [room.last === null ? { chatId } : { chatId, after: room.last }];
    });
    if (requests.length > 0) this.ask(requests);
  }
}
