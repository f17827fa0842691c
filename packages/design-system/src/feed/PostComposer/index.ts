export { type MentionSearch, PostBox } from './PostBox';
export { PostComposer, type PostComposerProps } from './PostComposer';
export {
  PostComposerContainer,
  type PostComposerContainerProps,
  usePosting,
  useUnderWay,
} from './PostComposerContainer';
export { PostFailure } from './PostFailure';
export { PostProgress } from './PostProgress';
export { contentOf, hasContent, NO_POST, type PostValues } from './post-values';
export { fieldErrorsOf, isUnderWay, type PostingState } from './posting-state';
export { useKeptPostDraft } from './useKeptPostDraft';
