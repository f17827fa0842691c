import { classNames, LoadMore, Notice, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LimitedReason } from '../../internal/limited';
import { type LoginReason, signInFor } from '../../internal/sign-in-for';
import { LimitedNote } from './LimitedNote';
import { foot } from './ListFoot.css';
import { pagedListMessages } from './PagedList.messages';
import { useFocusFallback } from './useFocusFallback';

export interface ListFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of shown rows. */
  shown: number;
  /** Total number of rows. */
  total: number;
  more: 'idle' | 'loading' | 'failed';
  /** Accessible label of the button: `Load more suppliers`. */
  label: string;
  /** Text of the button. Default: "Load More". */
  text?: string | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Login URL for guests, in place of `onLoadMore`. */
  signInHref?: string | undefined;
  /** Reason of the login. Default `rows`. */
  reason?: LoginReason;
  /** Reason why rows of companies are withheld, which shows a note. */
  limited?: LimitedReason | undefined;
  /** Custom note on withheld data, in place of the usual one. */
  withheld?: ReactNode;
}

/** Footer of a paged list: count, load more, errors, and a note on withheld data. */
export function ListFoot({
  shown,
  total,
  more,
  label,
  text,
  onLoadMore,
  signInHref,
  reason = 'rows',
  limited = 'none',
  withheld,
  className,
  ...rest
}: ListFootProps) {
  const messages = useMessages(pagedListMessages);
  return (
    <div
      data-component="ListFoot"
      {...rest}
      {...useFocusFallback(shown < total, rest)}
      className={classNames(foot, className)}
    >
      <LoadMore
        shown={shown}
        total={total}
        label={label}
        text={text}
        loading={more === 'loading'}
        {...(signInHref === undefined ? {} : { href: signInFor(reason, signInHref) })}
        {...(onLoadMore === undefined || signInHref !== undefined ? {} : { onLoadMore })}
      />
      {more === 'failed' && <Notice tone="danger">{messages.format('list.moreFailed')}</Notice>}
      {withheld ?? <LimitedNote limited={limited} signInHref={signInHref} />}
    </div>
  );
}
