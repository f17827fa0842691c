import { chatPaneMessages } from './ChatPane/ChatPane.messages';
import { roomListMessages } from './RoomList/RoomList.messages';

/** The English texts of the area. */
export const messagingTexts = {
  ...chatPaneMessages,
  ...roomListMessages,
} as const;
