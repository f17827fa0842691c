export { RoomList, type RoomListProps, type RoomListState } from './RoomList';
export { RoomListContainer, type RoomListContainerProps } from './RoomListContainer';
