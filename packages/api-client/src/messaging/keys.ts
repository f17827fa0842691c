/** Query keys of the member's conversations. */
export const chatKeys = {
  all: ['chats'],
  user: ['chats', 'user'],
  /** Prefix of all lists of rooms. */
  allRooms: ['chats', 'rooms'],
  rooms: (search: string) => ['chats', 'rooms', search],
  hits: (chatId: string, text: string) => ['chats', 'hits', chatId, text],
  messages: (chatId: string) => ['chats', 'messages', chatId],
} as const;
