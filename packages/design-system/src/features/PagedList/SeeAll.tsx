import type { LimitedReason } from '../../internal/limited';
import { useMessages } from '../../messages/MessagesContext';
import { Button, ButtonLink } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { Spinner } from '../../primitives/Spinner';
import { foot, line } from './ListFoot.css';

export interface SeeAllProps {
  /** Rows in view. */
  shown: number;
  /** Rows in all; the button goes when all are shown. */
  total: number;
  /** Under way: a spinner stands in for the button. @see PROD-040 */
  loading: boolean;
  failed?: boolean;
  /** Says what is shown: `See all suppliers`. */
  label: string;
  onSeeAll?: (() => void) | undefined;
  /** Where a guest is led instead. @see PROD-041 */
  signInHref?: string | undefined;
  limited?: LimitedReason;
}

/** The foot of a list that shows a few rows, then all of them at once. @see PROD-039 to PROD-041, DIFF-025 */
export function SeeAll({
  shown,
  total,
  loading,
  failed = false,
  label,
  onSeeAll,
  signInHref,
  limited,
}: SeeAllProps) {
  const messages = useMessages();
  const text = messages.format('list.seeAll');
  return (
    <div className={foot}>
      <div className={line}>
        <span role="status">{messages.format('loadMore.shown', { shown, total })}</span>
        {loading && <Spinner />}
        {!loading &&
          shown < total &&
          (signInHref === undefined ? (
            <Button size="small" aria-label={label} onClick={onSeeAll}>
              {text}
            </Button>
          ) : (
            <ButtonLink size="small" aria-label={label} href={signInHref}>
              {text}
            </ButtonLink>
          ))}
      </div>
      {failed && <Notice tone="danger">{messages.format('list.allFailed')}</Notice>}
      {limited === 'plan' && (
        <Notice tone="info" role="note">
          {messages.format('list.limitedByPlan')}
        </Notice>
      )}
    </div>
  );
}
