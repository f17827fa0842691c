export { LatestPosts, type LatestPostsProps } from './LatestPosts';
export { LatestPostsContainer, type LatestPostsContainerProps } from './LatestPostsContainer';
