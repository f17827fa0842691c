import { feedOnboardingMessages } from './FeedOnboarding/FeedOnboarding.messages';
import { latestPostsMessages } from './LatestPosts/LatestPosts.messages';

/** The English texts of the area. */
export const feedTexts = {
  ...feedOnboardingMessages,
  ...latestPostsMessages,
} as const;
