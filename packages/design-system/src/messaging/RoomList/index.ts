export { type ChatRoom, toChatRoom } from './chat-room';
export { RoomList, type RoomListProps, type RoomListState } from './RoomList';
export { RoomListContainer, type RoomListContainerProps } from './RoomListContainer';
