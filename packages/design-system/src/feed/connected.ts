export {
  CommentThreadContainer,
  type CommentThreadContainerProps,
} from './CommentThread/CommentThreadContainer';
export {
  DocumentViewer,
  type DocumentViewerHandle,
  type DocumentViewerProps,
} from './DocumentViewer/DocumentViewer';
export {
  DocumentViewerContainer,
  type DocumentViewerContainerProps,
} from './DocumentViewer/DocumentViewerContainer';
export type {
  DocumentProblem,
  DocumentState,
  OpenDocument,
  PageDrawing,
  PageSize,
} from './DocumentViewer/open-document';
export { FeedContainer, type FeedContainerProps } from './Feed/FeedContainer';
export { FeedPost, type FeedPostProps } from './Feed/FeedPost';
export { useMentionSearch } from './MentionField/useMentionSearch';
export { PostCardContainer, type PostCardContainerProps } from './PostCard/PostCardContainer';
export { PostComposerContainer, type PostComposerContainerProps } from './PostComposer/PostComposerContainer';
export {
  PostEditDialogContainer,
  type PostEditDialogContainerProps,
} from './PostEditDialog/PostEditDialogContainer';
export {
  PostVersionsDialogContainer,
  type PostVersionsDialogContainerProps,
} from './PostVersionsDialog/PostVersionsDialogContainer';
export { SharePopupContainer, type SharePopupContainerProps } from './SharePopup/SharePopupContainer';
export { TagDialogContainer, type TagDialogContainerProps } from './TagDialog/TagDialogContainer';
export { useTagSearch } from './TagPicker/useTagSearch';
