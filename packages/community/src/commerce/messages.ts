import { analyticsMessages } from './Analytics/Analytics.messages';
import { inquiryFormMessages } from './InquiryForm/InquiryForm.messages';
import { ownPlanMessages } from './OwnPlan/OwnPlan.messages';
import { paymentOutcomeMessages } from './PaymentOutcome/PaymentOutcome.messages';
import { planComparisonMessages } from './PlanComparison/PlanComparison.messages';
import { pricingCardsMessages } from './PricingCards/PricingCards.messages';
import { quotesMessages } from './Quotes/Quotes.messages';
import { teamMembersMessages } from './TeamMembers/TeamMembers.messages';

/** English texts of the area. */
export const commerceTexts = {
  ...analyticsMessages,
  ...inquiryFormMessages,
  ...ownPlanMessages,
  ...paymentOutcomeMessages,
  ...planComparisonMessages,
  ...pricingCardsMessages,
  ...quotesMessages,
  ...teamMembersMessages,
} as const;
