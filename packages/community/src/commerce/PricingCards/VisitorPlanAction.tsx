import { PLAN_OFFERS, type Plan } from '@millrace/domain';
import { ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface VisitorPlanActionProps {
  plan: Plan;
  /** Address of the registration form. */
  signUpHref: string;
  /** Contact e-mail address for Platinum. @see PLAN-003 */
  salesEmail: string;
}

/** Link of a plan for visitors: sign up first, even for paid plans, or e-mail to sales. @see PLAN-003, GAP-079 */
export function VisitorPlanAction({ plan, signUpHref, salesEmail }: VisitorPlanActionProps) {
  const messages = useMessages();
  const { name, source } = PLAN_OFFERS[plan];
  if (source === 'account') {
    return (
      <ButtonLink href={signUpHref} width="full" size="large">
        {messages.format('pricingCards.join')}
      </ButtonLink>
    );
  }
  const isForSales = source === 'sales';
  const subject = encodeURIComponent(messages.format('pricingCards.salesSubject', { plan: name }));
  return (
    <>
      <ButtonLink
        href={isForSales ? `mailto:${salesEmail}?subject=${subject}` : signUpHref}
        width="full"
        size="large"
        tone={isForSales ? 'secondary' : 'primary'}
      >
        {messages.format(isForSales ? 'pricingCards.sales' : 'pricingCards.joinPaid', { plan: name })}
      </ButtonLink>
      <Text as="p" variant="small" tone="secondary">
        {messages.format(isForSales ? 'pricingCards.salesHint' : 'pricingCards.joinPaidHint')}
      </Text>
    </>
  );
}
