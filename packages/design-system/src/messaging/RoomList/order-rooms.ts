import type { ChatRoom } from './chat-room';

/** Sorts conversations, newest first; those without messages are at the top. @see CHAT-003, PAGE-017 */
export function orderRooms<Room extends Pick<ChatRoom, 'timestamp'>>(
  rooms: readonly Room[],
): readonly Room[] {
  return [...rooms].sort((one, other) => roomTimestamp(other) - roomTimestamp(one));
}

const roomTimestamp = ({ timestamp }: Pick<ChatRoom, 'timestamp'>): number =>
  timestamp === null ? Number.MAX_SAFE_INTEGER : Date.parse(timestamp);
