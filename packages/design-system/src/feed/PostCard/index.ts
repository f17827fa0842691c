export { AttachedMedia } from './AttachedMedia';
export { type AttachedFile, toAttachedFile } from './attached-file';
export { PostCard, type PostCardProps } from './PostCard';
export { PostCardContainer, type PostCardContainerProps } from './PostCardContainer';
export { PostMedia, type PostMediaProps } from './PostMedia';
export { PostTime } from './PostTime';
export { type Post, type PostAuthor, toPost, toPostAuthor } from './post';
export { textSegments } from './text-segments';
