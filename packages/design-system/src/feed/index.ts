export type { ShownFile } from './Attachment/Attachment';
export type { ChosenFile } from './Attachment/chosen-file';
export {
  type CommentComposerProps,
  CommentThread,
  type CommentThreadProps,
} from './CommentThread/CommentThread';
export { type Comment, toComment } from './CommentThread/comment';
export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
  LazyDocumentViewer,
  useDocuments,
} from './DocumentViewer/lazy';
export { Feed, type FeedItem, type FeedPlace, type FeedProps, type FeedSubject } from './Feed/Feed';
export { CharactersLeft, type CharactersLeftProps } from './MentionField/CharactersLeft';
export { type MentionedText, trimMentions } from './MentionField/edit-mentions';
export { MentionField, type MentionFieldProps } from './MentionField/MentionField';
export type { MentionCandidate } from './MentionField/useMentions';
export { type AttachedFile, toAttachedFile } from './PostCard/attached-file';
export { PostCard, type PostCardProps } from './PostCard/PostCard';
export { PostMedia, type PostMediaProps } from './PostCard/PostMedia';
export {
  type Post,
  type PostAuthor,
  toPost,
  toPostAuthor,
} from './PostCard/post';
export type { MentionSearch } from './PostComposer/PostBox';
export { PostComposer, type PostComposerProps } from './PostComposer/PostComposer';
export { NO_POST, type PostValues } from './PostComposer/post-values';
export type { PostingFailure, PostingState } from './PostComposer/posting-state';
export type { PostEditValues } from './PostEditDialog/edit-values';
export {
  type EditConflictNoticeProps,
  PostEditDialog,
  type PostEditDialogProps,
  type PostEditFormProps,
} from './PostEditDialog/PostEditDialog';
export {
  type PostVersion,
  PostVersionsDialog,
  type PostVersionsDialogProps,
} from './PostVersionsDialog/PostVersionsDialog';
export { RichText, type RichTextProps } from './RichText/RichText';
export { ShareLink, type ShareLinkProps } from './SharePopup/ShareLink';
export {
  type ShareEmailFormProps,
  type ShareNetworksProps,
  SharePopup,
  type SharePopupProps,
} from './SharePopup/SharePopup';
export type { ShareEmailState, ShareEmailValues } from './SharePopup/share-popup';
export { TagDialog, type TagDialogProps, type TaggingState } from './TagDialog/TagDialog';
export type { PostTag } from './TagPicker/post-tags';
export { TagPicker, type TagPickerProps } from './TagPicker/TagPicker';
