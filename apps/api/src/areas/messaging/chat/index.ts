export { chatGuards, chatRoutes } from './chat.routes';
export { messageView, ownChatsView, ownMessageView } from './chat.view';
export { deleteAbandonedChats, findRead, findStandings, type StandingRow } from './chats.repository';
export {
  findMessages,
  findMessagesAfter,
  findMessagesByNumber,
  findOwnMessages,
} from './messages.repository';
export { findOwnChats } from './rooms.repository';
