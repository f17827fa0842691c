import { useMessages } from '@millrace/ui/messages';
import { MarketingPage } from '../../shell/MarketingPage';
import { OwnPlanContainer, type OwnPlanContainerProps } from '../OwnPlan';

export interface PlansPageProps extends OwnPlanContainerProps {
  viewerId: string;
}

/** Page on which members choose and manage their plan. @see GAP-006 */
export function PlansPage({ viewerId, ...plan }: PlansPageProps) {
  const messages = useMessages();
  return (
    <MarketingPage title={messages.format('ownPlan.title')} lead={messages.format('ownPlan.lead')}>
      {/* The key resets the state for another viewer. */}
      <OwnPlanContainer key={viewerId} {...plan} />
    </MarketingPage>
  );
}
