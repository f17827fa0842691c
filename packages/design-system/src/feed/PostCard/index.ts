export { AttachedMedia } from './AttachedMedia';
export { PostCard, type PostCardProps } from './PostCard';
export { PostCardContainer, type PostCardContainerProps } from './PostCardContainer';
export { PostMedia } from './PostMedia';
export { PostTime } from './PostTime';
export { textSegments } from './text-segments';
