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
  list,
  more,
  per,
  price,
} from './PricingCards.css';

export interface PricingCardsProps {
  /** Renders the action of a plan below its price; one of them may be primary. */
  action: (plan: Plan) => ReactNode;
  /** The viewer's plan, which is marked. Default: none. */
  current?: Plan | undefined;
  /** Heading level of the plans' names. Default 2. */
  headingLevel?: HeadingLevel;
}

/** Three plans with price, term, users, and additions to the lower one. @see PLAN-001 to PLAN-003, PLAN-010 */
export function PricingCards({ action, current, headingLevel = 2 }: PricingCardsProps) {
  // Paying members get no recommendation.
  const recommended = current === undefined || current === 'free' ? RECOMMENDED : null;
  const planState = (plan: Plan) => {
    if (plan === current) return 'current';
    return plan === recommended ? 'recommended' : 'other';
  };
  return (
    <ul className={cards} data-component="PricingCards">
      {PLANS.map((plan) => (
        <li key={plan} className={card} data-part="plan" data-state={planState(plan)}>
          <PlanHead
            plan={plan}
            isCurrent={plan === current}
            isRecommended={plan === recommended}
            headingLevel={headingLevel}
          />
          <div className={actionClass} data-part="action">
            {action(plan)}
          </div>
          <PlanFeatures plan={plan} />
        </li>
      ))}
    </ul>
  );
}

/** Recommended plan for members without a paid one. */
const RECOMMENDED: Plan = 'premium';

interface PlanHeadProps {
  plan: Plan;
  isCurrent: boolean;
  isRecommended: boolean;
  headingLevel: HeadingLevel;
}

function PlanHead({ plan, isCurrent, isRecommended, headingLevel }: PlanHeadProps) {
  const messages = useMessages();
  const { name, phoneName, priceUsd, pricePer, termYears } = PLAN_OFFERS[plan];
  const users = Number(PLAN_MATRIX[plan].users);
  const formatPrice = (usd: number) => messages.number(usd, priceFormat('USD'));
  return (
    <>
      <div className={head}>
        <Heading level={headingLevel} size="section">
          {name}
        </Heading>
        {/* The comparison uses this name on phones. */}
        {phoneName !== name && (
          <span className={per} data-part="audience">
            {phoneName}
          </span>
        )}
        {isCurrent && <Badge>{messages.format('pricingCards.current')}</Badge>}
        {isRecommended && <Badge tone="premium">{messages.format('pricingCards.recommended')}</Badge>}
      </div>
      <p data-part="price">
        <bdi className={price}>{formatPrice(priceUsd)}</bdi>{' '}
        <span className={per}>
          {messages.format(pricePer === 'month' ? 'pricingCards.perMonth' : 'pricingCards.perYear')}
        </span>
      </p>
      <div className={facts} data-part="facts">
        <p>
          {messages.format('pricingCards.users', { users })}
          {messages.format('listSeparator')}
          {termYears === null
            ? messages.format('pricingCards.noTerm')
            : messages.format('pricingCards.term', { years: termYears })}
        </p>
        {pricePer === 'year' && (
          <p data-part="perPerson">
            {messages.format('pricingCards.perPerson', {
              year: formatPrice(priceUsd / users),
              month: formatPrice(priceUsd / users / MONTHS),
            })}
          </p>
        )}
      </div>
    </>
  );
}

const MONTHS = 12;

function PlanFeatures({ plan }: { plan: Plan }) {
  const messages = useMessages();
  const before = PLANS[PLANS.indexOf(plan) - 1];
  return (
    <div className={features} data-part="features">
      {before && (
        <p className={more}>{messages.format('pricingCards.plus', { plan: PLAN_OFFERS[before].name })}</p>
      )}
      <ul className={list}>
        {addedBy(plan, before).map((feature) => (
          <li key={feature} className={featureClass}>
            <Icon icon={Check} />
            <FeatureName plan={plan} feature={feature} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeatureName({ plan, feature }: { plan: Plan; feature: PlanFeature }) {
  const messages = useMessages();
  const isPart = PLAN_MATRIX[plan][feature] === 'limited';
  // Included in every plan, with a growing reach.
  if (feature === 'quoteRequests') {
    return messages.format(isPart ? 'pricingCards.quotesToDesk' : 'pricingCards.quotesToSuppliers');
  }
  const name = messages.format(`planComparison.${feature}`);
  return isPart ? messages.format('pricingCards.partly', { feature: name }) : name;
}

/** Returns the features that a plan adds or extends compared with the next lower one; users are among the facts. */
function addedBy(plan: Plan, before: Plan | undefined): PlanFeature[] {
  return PLAN_FEATURES.filter((feature) => {
    const share = PLAN_MATRIX[plan][feature];
    const isMore = before === undefined || share !== PLAN_MATRIX[before][feature];
    return feature !== 'users' && share !== 'none' && isMore;
  });
}
