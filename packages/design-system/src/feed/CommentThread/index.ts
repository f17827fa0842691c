export { CommentThread, type CommentThreadProps } from './CommentThread';
export { CommentThreadContainer, type CommentThreadContainerProps } from './CommentThreadContainer';
export { type Comment, toComment } from './comment';
