export { FeedFilters, type FeedFiltersProps, feedFilterPath } from './FeedFilters';
export {
  FeedOnboarding,
  FeedOnboardingContainer,
  type FeedOnboardingContainerProps,
  type FeedOnboardingProps,
  type FirstFeedProduct,
  type IndustryProducts,
} from './FeedOnboarding';
export {
  PostRelated,
  PostRelatedContainer,
  type PostRelatedContainerProps,
  type PostRelatedProps,
} from './PostRelated';
export { FeedPage, type FeedPageProps } from './pages/FeedPage';
export { PostPage, type PostPageProps } from './pages/PostPage';
