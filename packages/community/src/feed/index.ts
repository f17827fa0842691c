export {
  FeedOnboarding,
  FeedOnboardingContainer,
  type FeedOnboardingContainerProps,
  type FeedOnboardingProps,
  type FirstFeedProduct,
  type IndustryProducts,
} from './FeedOnboarding';
export { FeedPage, type FeedPageProps } from './pages/FeedPage';
export { PostPage, type PostPageProps } from './pages/PostPage';
