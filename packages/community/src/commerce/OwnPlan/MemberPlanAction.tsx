import type { OwnPlan } from '@millrace/api-client';
import { PLAN_OFFERS, PLANS, type Plan } from '@millrace/domain';
import { Button, ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface MemberPlanActionProps {
  plan: Plan;
  /** The viewer's plan. */
  own: OwnPlan;
  onBuy: () => void;
  /** True while a checkout is pending. Default `false`. */
  isBuying?: boolean;
  /** Contact for Platinum, and for Premium while payments are disabled. @see PLAN-003 */
  salesEmail: string;
}

/** Button or link to get a plan, by checkout or by e-mail to sales; or why none is needed. @see GAP-079 */
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
  // Members of a team may also have a plan of their own.
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
