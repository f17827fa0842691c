import { classNames, LoadMore, Notice, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LimitedReason } from '../../internal/limited';
import { type LoginReason, signInFor } from '../../internal/sign-in-for';
import { LimitedNote } from './LimitedNote';
import { foot } from './ListFoot.css';
import { pagedListMessages } from './PagedList.messages';
import { useFocusFallback } from './useFocusFallback';

export interface ListFootProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Rows in view. */
  shown: number;
  /** Rows in all. */
  total: number;
  more: 'idle' | 'loading' | 'failed';
  /** Says what is loaded: `Load more suppliers`. */
  label: string;
  /** What the button says. Default: "Load More". */
  text?: string | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Where a guest is led instead; `onLoadMore` is not called then. */
  signInHref?: string | undefined;
  /** What the login says it is for. Default `rows`. */
  reason?: LoginReason;
  /** Why rows of companies are not told in full; a note says so. */
  limited?: LimitedReason | undefined;
  /** A note of the list's own on what is withheld, in place of the usual one. */
  withheld?: ReactNode;
}

/** The foot of a list that grows: what is shown, the way to more, what failed, and what is withheld. */
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
