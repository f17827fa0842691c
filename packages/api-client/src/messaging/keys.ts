/** Keys of one's conversations. */
export const chatKeys = {
  all: ['chats'],
  user: ['chats', 'user'],
  /** Every list of rooms: the beginning of the keys below. */
  allRooms: ['chats', 'rooms'],
  rooms: (search: string) => ['chats', 'rooms', search],
  hits: (chatId: string, text: string) => ['chats', 'hits', chatId, text],
  messages: (chatId: string) => ['chats', 'messages', chatId],
} as const;
