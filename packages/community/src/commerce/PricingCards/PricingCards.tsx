import {
  PLAN_FEATURES,
  PLAN_MATRIX,
  PLAN_OFFERS,
  PLANS,
  type Plan,
  type PlanFeature,
  priceFormat,
} from '@millrace/domain';
import { Badge, Heading, type HeadingLevel, Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  action as actionClass,
  card,
  cards,
  facts,
  feature as featureClass,
  features,
  head,
  more,
  per,
  price,
} from './PricingCards.css';

export interface PricingCardsProps {
  /** What can be done about a plan, at the foot of its card; one of them may be primary. */
  action: (plan: Plan) => ReactNode;
  /** The viewer's own, which is marked. Default: none is. */
  current?: Plan;
  /** Rank of the plans' names in the outline. Default 2. */
  headingLevel?: HeadingLevel;
}

/** The three plans beside each other: price, term, users, and what each adds to the one before. @see PLAN-001 to PLAN-003, PLAN-010 */
export function PricingCards({ action, current, headingLevel = 2 }: PricingCardsProps) {
  return (
    <ul className={cards} data-component="PricingCards">
      {PLANS.map((plan) => (
        <li key={plan} className={card} data-part="plan" data-state={plan === current ? 'current' : 'other'}>
          <PlanHead plan={plan} isCurrent={plan === current} headingLevel={headingLevel} />
          <PlanFeatures plan={plan} />
          <div className={actionClass} data-part="action">
            {action(plan)}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface PlanHeadProps {
  plan: Plan;
  isCurrent: boolean;
  headingLevel: HeadingLevel;
}

function PlanHead({ plan, isCurrent, headingLevel }: PlanHeadProps) {
  const messages = useMessages();
  const { name, priceUsd, pricePer, termYears } = PLAN_OFFERS[plan];
  const users = Number(PLAN_MATRIX[plan].users);
  return (
    <>
      <div className={head}>
        <Heading level={headingLevel} size="section">
          {name}
        </Heading>
        {isCurrent && <Badge>{messages.format('pricingCards.current')}</Badge>}
      </div>
      <p data-part="price">
        <bdi className={price}>{messages.number(priceUsd, priceFormat('USD'))}</bdi>{' '}
        <span className={per}>
          {messages.format(pricePer === 'month' ? 'pricingCards.perMonth' : 'pricingCards.perYear')}
        </span>
      </p>
      <p className={facts} data-part="facts">
        {messages.format('pricingCards.users', { users })}
        {messages.format('listSeparator')}
        {termYears === null
          ? messages.format('pricingCards.noTerm')
          : messages.format('pricingCards.term', { years: termYears })}
      </p>
    </>
  );
}

function PlanFeatures({ plan }: { plan: Plan }) {
  const messages = useMessages();
  const before = PLANS[PLANS.indexOf(plan) - 1];
  return (
    <div className={features} data-part="features">
      {before && (
        <p className={more}>{messages.format('pricingCards.plus', { plan: PLAN_OFFERS[before].name })}</p>
      )}
      <ul className={features}>
        {addedBy(plan, before).map((feature) => {
          const name = messages.format(`planComparison.${feature}`);
          const isPart = PLAN_MATRIX[plan][feature] === 'limited';
          return (
            <li key={feature} className={featureClass}>
              <Icon icon={Check} />
              {isPart ? messages.format('pricingCards.partly', { feature: name }) : name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What a plan has that the one before it has not, or not in full; users stand among the facts. */
function addedBy(plan: Plan, before: Plan | undefined): PlanFeature[] {
  return PLAN_FEATURES.filter((feature) => {
    const share = PLAN_MATRIX[plan][feature];
    const isMore = before === undefined || share !== PLAN_MATRIX[before][feature];
    return feature !== 'users' && share !== 'none' && isMore;
  });
}
