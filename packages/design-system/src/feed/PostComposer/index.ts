export { type MentionSearch, PostBox } from './PostBox';
export { PostComposer, type PostComposerProps } from './PostComposer';
export {
  PostComposerContainer,
  type PostComposerContainerProps,
  usePendingChange,
  usePosting,
} from './PostComposerContainer';
export { PostFailure } from './PostFailure';
export { PostProgress } from './PostProgress';
export { hasContent, NO_POST, type PostValues, toPostContent } from './post-values';
export { isPending, type PostingState, postingFieldErrors } from './posting-state';
export { usePostDraftAutosave } from './usePostDraftAutosave';
