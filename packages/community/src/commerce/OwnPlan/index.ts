export { InvoiceList, type InvoiceListProps } from './InvoiceList';
export { MemberPlanAction, type MemberPlanActionProps } from './MemberPlanAction';
export { OwnPlan, type OwnPlanProps } from './OwnPlan';
export { OwnPlanContainer, type OwnPlanContainerProps } from './OwnPlanContainer';
