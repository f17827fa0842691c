export { PricingCards, type PricingCardsProps } from './PricingCards';
export { VisitorPlanAction, type VisitorPlanActionProps } from './VisitorPlanAction';
