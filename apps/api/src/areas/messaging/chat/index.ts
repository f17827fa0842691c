export { chatGuards, chatRoutes } from './chat.routes';
export { messageView, ownChatsView, ownMessageView } from './chat.view';
export {
  deleteAbandonedChats,
  findOwnChats,
  findRead,
  findStandings,
  type StandingRow,
} from './chats.repository';
export {
  findMessages,
  findMessagesAfter,
  findMessagesByNumber,
  findOwnMessages,
  type MessageRow,
} from './messages.repository';
