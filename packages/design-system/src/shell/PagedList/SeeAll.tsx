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
  /** Number of shown rows. */
  shown: number;
  /** Total number of rows; the button is hidden when all are shown, unless loading or failed. */
  total: number;
  /** True while all rows are loaded, which shows a spinner. @see PROD-040 */
  loading: boolean;
  /** Number of rows loaded so far. */
  read?: number;
  failed?: boolean;
  /** Accessible label of the button: `See all suppliers`. */
  label: string;
  onSeeAll?: (() => void) | undefined;
  /** Login URL for guests. @see PROD-041 */
  signInHref?: string | undefined;
  limited?: LimitedReason;
}

/** Footer of a list that shows a few rows, then all of them at once. @see PROD-039 to PROD-041, DIFF-025 */
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
  // All rows may be shown in one sort order while those in another are loading or failed.
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
