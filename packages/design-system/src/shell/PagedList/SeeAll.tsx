import { Button, ButtonLink, classNames, Notice, Spinner, useMessages } from '@millrace/ui/light';
import { loadMoreMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import type { LimitedReason } from '../../internal/limited';
import { signInFor } from '../../internal/sign-in-for';
import { LimitedNote } from './LimitedNote';
import { foot, line, shownText } from './ListFoot.css';
import { pagedListMessages } from './PagedList.messages';
import { useFocusFallback } from './useFocusFallback';

export interface SeeAllProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Rows in view. */
  shown: number;
  /** Rows in all; the button goes when all are shown, and nothing is under way or has failed. */
  total: number;
  /** Under way: a spinner stands beside the button. @see PROD-040 */
  loading: boolean;
  /** Rows that came so far, while it is under way. */
  read?: number;
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
  read = 0,
  failed = false,
  label,
  onSeeAll,
  signInHref,
  limited = 'none',
  className,
  ...rest
}: SeeAllProps) {
  const messages = useMessages(loadMoreMessages, pagedListMessages);
  const text = messages.format('list.seeAll');
  // All may be shown in one order, while in another they are on their way, or did not come.
  const hasButton = shown < total || loading || failed;
  return (
    <div
      data-component="SeeAll"
      {...rest}
      {...useFocusFallback(hasButton, rest)}
      className={classNames(foot, className)}
    >
      <div className={line}>
        <span role="status" className={shownText}>
          {messages.format('loadMore.shown', { shown, total })}
        </span>
        {loading && (
          <Spinner label={messages.format('list.progress', { read, total })} labelVisibility="shown" />
        )}
        {hasButton &&
          (signInHref === undefined ? (
            <Button size="small" aria-label={label} loading={loading} onClick={onSeeAll}>
              {text}
            </Button>
          ) : (
            <ButtonLink size="small" aria-label={label} href={signInFor('rows', signInHref)}>
              {text}
            </ButtonLink>
          ))}
      </div>
      {failed && <Notice tone="danger">{messages.format('list.allFailed')}</Notice>}
      <LimitedNote limited={limited} signInHref={signInHref} />
    </div>
  );
}
