import { feedOnboardingMessages } from './FeedOnboarding/FeedOnboarding.messages';

/** The English texts of the area. */
export const feedTexts = {
  ...feedOnboardingMessages,
} as const;
