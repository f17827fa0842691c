export { CommentThread, type CommentThreadProps } from './CommentThread';
export { CommentThreadContainer, type CommentThreadContainerProps } from './CommentThreadContainer';
