import { feedFiltersMessages } from './FeedFilters/FeedFilters.messages';
import { feedOnboardingMessages } from './FeedOnboarding/FeedOnboarding.messages';
import { latestPostsMessages } from './LatestPosts/LatestPosts.messages';
import { postRelatedMessages } from './PostRelated/PostRelated.messages';

/** English texts of the area. */
export const feedTexts = {
  ...feedFiltersMessages,
  ...feedOnboardingMessages,
  ...postRelatedMessages,
  ...latestPostsMessages,
} as const;
