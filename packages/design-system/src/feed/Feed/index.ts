export { Feed, type FeedItem, type FeedPlace, type FeedProps, type FeedSubject } from './Feed';
export { FeedContainer, type FeedContainerProps } from './FeedContainer';
export { FeedPost, type FeedPostProps } from './FeedPost';
