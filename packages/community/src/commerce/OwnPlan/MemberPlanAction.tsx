import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, PLANS, type Plan } from '@millrace/domain';
import { Button, ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface MemberPlanActionProps {
  plan: Plan;
  /** The viewer's own. */
  own: OwnPlan;
  onBuy: () => void;
  /** True if a checkout is on its way. Default `false`. */
  isBuying?: boolean;
  /** Where Platinum is asked for, and Premium while nothing can be paid. @see PLAN-003 */
  salesEmail: string;
}

/** How a member comes by a plan: at the checkout, or by a mail to sales; or why there is nothing to do. @see GAP-079 */
export function MemberPlanAction({ plan, own, onBuy, isBuying = false, salesEmail }: MemberPlanActionProps) {
  const messages = useMessages();
  const { name, source } = PLAN_OFFERS[plan];
  const hint = (text: string) => (
    <Text as="p" variant="small" tone="secondary">
      {text}
    </Text>
  );
  const isOwn = plan === own.plan && own.source !== 'team';
  if (isOwn) return hint(messages.format('ownPlan.has'));
  // Whoever shares a plan may have one of their own as well.
  const isLess = PLANS.indexOf(plan) < PLANS.indexOf(own.plan);
  if (source === 'account' || isLess) return hint(messages.format('ownPlan.better'));
  if (source === 'checkout' && own.can_buy) {
    return (
      <>
        <Button tone="primary" size="large" width="full" loading={isBuying} onClick={onBuy}>
          {messages.format('ownPlan.buy', { plan: name })}
        </Button>
        {hint(messages.format(own.payments === 'test' ? 'ownPlan.testHint' : 'ownPlan.buyHint'))}
      </>
    );
  }
  const subject = encodeURIComponent(messages.format('pricingCards.salesSubject', { plan: name }));
  return (
    <>
      <ButtonLink href={`mailto:${salesEmail}?subject=${subject}`} width="full" size="large">
        {messages.format('pricingCards.sales')}
      </ButtonLink>
      {hint(messages.format(source === 'checkout' ? 'ownPlan.off' : 'ownPlan.upgradeHint'))}
    </>
  );
}
