import { SITE_PATHS } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { Faq, type FaqEntry } from '../../shell/Faq';
import { MarketingPage } from '../../shell/MarketingPage';
import { PlanComparison } from '../PlanComparison';
import { PricingCards, VisitorPlanAction } from '../PricingCards';

export interface PricingPageProps {
  /** Questions and answers, the last initially open. Passed by the loader, to keep the text out of other pages. */
  entries: readonly FaqEntry[];
  salesEmail: string;
}

/** Pricing page for visitors. @see PLAN-010 */
export function PricingPage({ entries, salesEmail }: PricingPageProps) {
  const messages = useMessages();
  return (
    <MarketingPage title={messages.format('pricingCards.title')} lead={messages.format('pricingCards.lead')}>
      <PricingCards
        action={(plan) => (
          <VisitorPlanAction plan={plan} signUpHref={SITE_PATHS.signUp} salesEmail={salesEmail} />
        )}
      />
      <PlanComparison />
      <Faq entries={entries} headingLevel={2} openAtFirst={entries.at(-1)?.id} />
    </MarketingPage>
  );
}
