import { SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { root, tools } from './PaymentOutcome.css';

export interface PaymentFailureProps {
  /** Default `/`. */
  homeHref?: string;
  /** Default `/plans`. */
  plansHref?: string;
}

/** That a payment failed, below its heading. @see PLAN-019 */
export function PaymentFailure({
  homeHref = SITE_PATHS.home,
  plansHref = SITE_PATHS.plans,
}: PaymentFailureProps) {
  const messages = useMessages();
  return (
    <div className={root} data-component="PaymentFailure">
      <Text as="p">{messages.format('payment.failureText')}</Text>
      <div className={tools}>
        <ButtonLink href={homeHref} tone="primary">
          {messages.format('payment.home')}
        </ButtonLink>
        <ButtonLink href={plansHref}>{messages.format('payment.again')}</ButtonLink>
      </div>
    </div>
  );
}
