export { MemberPlanAction, type MemberPlanActionProps } from './MemberPlanAction';
export { OwnPlan, type OwnPlanProps } from './OwnPlan';
export {
  InvoiceList,
  type InvoiceListProps,
  OwnPlanContainer,
  type OwnPlanContainerProps,
} from './OwnPlanContainer';
export { planSentence } from './plan-sentence';
