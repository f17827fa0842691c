export {
  ANALYTICS_REFUSALS,
  Analytics,
  AnalyticsContainer,
  type AnalyticsContainerProps,
  type AnalyticsProps,
  type AnalyticsRefusal,
  AnalyticsRefused,
  type AnalyticsRefusedProps,
  type AnalyticsState,
  readShownRange,
  type ShownRange,
  writeShownRange,
} from './Analytics';
export {
  InquiryCard,
  type InquiryCardProps,
  InquiryDialog,
  InquiryDialogContainer,
  type InquiryDialogContainerProps,
  type InquiryDialogProps,
  InquiryForm,
  InquiryFormContainer,
  type InquiryFormContainerProps,
  type InquiryFormProps,
  type InquiryState,
  type InquiryValues,
  QuoteDialog,
  type QuoteDialogProps,
  RequestQuoteContainer,
  type RequestQuoteContainerProps,
} from './InquiryForm';
export {
  InvoiceList,
  type InvoiceListProps,
  MemberPlanAction,
  type MemberPlanActionProps,
  OwnPlan,
  OwnPlanContainer,
  type OwnPlanContainerProps,
  type OwnPlanProps,
} from './OwnPlan';
export {
  PaymentFailure,
  type PaymentFailureProps,
  type PaymentState,
  PaymentSuccess,
  PaymentSuccessContainer,
  type PaymentSuccessContainerProps,
  type PaymentSuccessProps,
} from './PaymentOutcome';
export { PlanComparison, type PlanComparisonProps } from './PlanComparison';
export {
  PricingCards,
  type PricingCardsProps,
  VisitorPlanAction,
  type VisitorPlanActionProps,
} from './PricingCards';
export { PlansPage, type PlansPageProps } from './pages/PlansPage';
export { PricingPage, type PricingPageProps } from './pages/PricingPage';
export {
  QUOTE_BOXES,
  type QuoteBox,
  QuoteDetail,
  QuoteDetailContainer,
  type QuoteDetailContainerProps,
  type QuoteDetailProps,
  QuoteList,
  QuoteListContainer,
  type QuoteListContainerProps,
  type QuoteListProps,
} from './Quotes';
export {
  TeamMembers,
  TeamMembersContainer,
  type TeamMembersContainerProps,
  type TeamMembersProps,
  TeamThanks,
  type TeamThanksProps,
} from './TeamMembers';
