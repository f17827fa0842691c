import type { RoomRequest, SocketMessage } from '@millrace/domain';

interface FollowedRoom {
  followers: number;
  /** Number of the last delivered message; null until the room's position is known. */
  last: number | null;
  /** Highest number seen. */
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

  /** @param ask Requests the messages after the last one of each room. */
  constructor(private readonly ask: (rooms: RoomRequest[]) => void) {}

  has(chatId: string): boolean {
    return this.rooms.has(chatId);
  }

  /** Subscribes to a room. @param after Number of the newest known message; null for none. */
  follow(chatId: string, after: number | null): void {
    const room = this.rooms.get(chatId);
    if (room) {
      room.followers += 1;
      return;
    }
    this.rooms.set(chatId, { followers: 1, last: after, seen: after ?? 0, isAsked: false });
    this.askFor([chatId]);
  }

  /** Unsubscribes. @returns True if there are no subscribers left. */
  leave(chatId: string): boolean {
    const room = this.rooms.get(chatId);
    if (!room) return false;
    room.followers -= 1;
    return room.followers === 0 && this.rooms.delete(chatId);
  }

  /** Resets the position to an earlier message and requests the rest. Does nothing if no later one was delivered. */
  goBack(chatId: string, after: number): void {
    const room = this.rooms.get(chatId);
    if (!room || room.last === null || room.last <= after) return;
    room.last = after;
    this.askFor([chatId]);
  }

  /** Requests all rooms again, because messages may have been missed meanwhile. */
  askForAll(): void {
    this.askFor([...this.rooms.keys()]);
  }

  /** Repeats requests that were not answered. */
  askAgain(): void {
    this.askFor([...this.rooms].flatMap(([chatId, { isAsked }]) => (isAsked ? [chatId] : [])));
  }

  /** Takes a new message. @returns The messages to deliver. */
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
   * Takes the reply to a request, oldest message first.
   *
   * @param newest Number of the room's newest message.
   * @returns The messages to deliver.
   */
  catchUp(chatId: string, messages: readonly SocketMessage[], newest: number): SocketMessage[] {
    const room = this.rooms.get(chatId);
    if (!room) return [];
    room.isAsked = false;
    const known = room.last;
    const told = messages.filter(({ number }) => known === null || number > known);
    // Without a known position the newest messages were returned, and earlier ones are not requested.
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
