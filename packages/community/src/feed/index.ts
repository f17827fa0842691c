export {
  FeedOnboarding,
  FeedOnboardingContainer,
  type FeedOnboardingContainerProps,
  type FeedOnboardingProps,
  type FirstFeedProduct,
  type IndustryProducts,
} from './FeedOnboarding';
