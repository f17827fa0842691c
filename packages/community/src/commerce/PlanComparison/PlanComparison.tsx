import {
  PLAN_FEATURES,
  PLAN_MATRIX,
  PLAN_OFFERS,
  PLANS,
  type Plan,
  type PlanFeature,
} from '@millrace/domain';
import { Badge, Icon, SectionHead, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Check, Minus } from 'lucide-react';
import {
  body,
  cell,
  column,
  feature as featureClass,
  head,
  phoneName,
  row,
  table,
  wrapper,
} from './PlanComparison.css';
import type { planComparisonMessages } from './PlanComparison.messages';

/** Features with a text value instead of yes or no. @see DIFF-003 */
const IN_WORDS: Partial<Record<PlanFeature, { limited: MessageKey; full: MessageKey }>> = {
  supplierData: { limited: 'planComparison.limited', full: 'planComparison.full' },
  concentration: { limited: 'planComparison.limited', full: 'planComparison.full' },
  quoteRequests: { limited: 'planComparison.toSalesDesk', full: 'planComparison.toSuppliers' },
};

type MessageKey = keyof typeof planComparisonMessages;

export interface PlanComparisonProps {
  /** The viewer's plan, whose column is tinted. Default: none. */
  current?: Plan;
}

/**
 * Comparison of all features by plan. On narrow screens each feature is a block of three lines, labelled by plan.
 * @see PLAN-004 to PLAN-011, DIFF-017
 */
export function PlanComparison({ current }: PlanComparisonProps) {
  const messages = useMessages();
  const planState = (plan: Plan) => ({ 'data-state': plan === current ? 'current' : 'other' });
  return (
    <section aria-labelledby="compare-plans" data-component="PlanComparison">
      <SectionHead title={messages.format('planComparison.title')} titleId="compare-plans" />
      <div className={wrapper}>
        {/* Explicit roles, as table rows with `display: block` lose their implicit role in some browsers. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table" className={table}>
          <caption>
            <VisuallyHidden>{messages.format('planComparison.caption')}</VisuallyHidden>
          </caption>
          <thead role="rowgroup" className={head}>
            <tr role="row">
              <th role="columnheader" scope="col" className={column}>
                {messages.format('planComparison.feature')}
              </th>
              {PLANS.map((plan) => (
                <th key={plan} role="columnheader" scope="col" className={column} {...planState(plan)}>
                  {PLAN_OFFERS[plan].tableName}
                  {plan === current && <Badge>{messages.format('pricingCards.current')}</Badge>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={body}>
            {PLAN_FEATURES.map((feature) => (
              <tr key={feature} role="row" className={row} data-part="feature">
                <th role="rowheader" scope="row" className={featureClass}>
                  {messages.format(`planComparison.${feature}`)}
                </th>
                {PLANS.map((plan) => (
                  <td key={plan} role="cell" className={cell} {...planState(plan)}>
                    <span className={phoneName}>
                      {PLAN_OFFERS[plan].phoneName}
                      {/* Name on the cards, if it differs. */}
                      {PLAN_OFFERS[plan].phoneName !== PLAN_OFFERS[plan].name && (
                        <span data-part="cardName"> ({PLAN_OFFERS[plan].name})</span>
                      )}
                    </span>
                    <Share plan={plan} feature={feature} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </section>
  );
}

function Share({ plan, feature }: { plan: Plan; feature: PlanFeature }) {
  const messages = useMessages();
  const share = PLAN_MATRIX[plan][feature];
  if (typeof share === 'number') return <span>{messages.number(share)}</span>;
  if (share === 'none') return <Icon icon={Minus} label={messages.format('planComparison.notIncluded')} />;
  const words = IN_WORDS[feature];
  if (words) return <span>{messages.format(words[share])}</span>;
  if (share === 'limited') return <span>{messages.format('planComparison.limited')}</span>;
  return <Icon icon={Check} label={messages.format('planComparison.included')} />;
}
