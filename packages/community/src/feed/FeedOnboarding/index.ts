export { FeedOnboarding, type FeedOnboardingProps } from './FeedOnboarding';
export { FeedOnboardingContainer, type FeedOnboardingContainerProps } from './FeedOnboardingContainer';
export type { FirstFeedProduct, IndustryProducts } from './first-feed';
