export { CommentThread, type CommentThreadProps } from './CommentThread/CommentThread';
export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
} from './DocumentViewer/lazy';
export { Feed, type FeedProps, type FeedSubject } from './Feed/Feed';
export { CharactersLeft } from './MentionField/CharactersLeft';
export { type MentionedText, trimMentions } from './MentionField/edit-mentions';
export { MentionField, type MentionFieldProps } from './MentionField/MentionField';
export type { MentionCandidate } from './MentionField/useMentions';
export { PostCard, type PostCardProps } from './PostCard/PostCard';
export { PostMedia } from './PostCard/PostMedia';
export type { MentionSearch } from './PostComposer/PostBox';
export { PostComposer, type PostComposerProps } from './PostComposer/PostComposer';
export { NO_POST, type PostValues } from './PostComposer/post-values';
export type { PostingState } from './PostComposer/posting-state';
export { PostEditDialog, type PostEditDialogProps } from './PostEditDialog/PostEditDialog';
export { RichText, type RichTextProps } from './RichText/RichText';
export { ShareLink } from './SharePopup/ShareLink';
export { SharePopup, type SharePopupProps } from './SharePopup/SharePopup';
export type { ShareEmailState, ShareEmailValues } from './SharePopup/share-popup';
export { TagDialog, type TagDialogProps, type TaggingState } from './TagDialog/TagDialog';
export type { PostTag } from './TagPicker/post-tags';
export { TagPicker, type TagPickerProps } from './TagPicker/TagPicker';
