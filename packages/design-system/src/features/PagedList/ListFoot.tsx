import { SITE_PATHS } from '@millrace/domain';
import type { LimitedReason } from '../../internal/limited';
import { useMessages } from '../../messages/MessagesContext';
import { Link } from '../../primitives/Link';
import { LoadMore } from '../../primitives/LoadMore';
import { Notice } from '../../primitives/Notice';
import { foot } from './ListFoot.css';
import { useKeptFocus } from './useKeptFocus';

export interface ListFootProps {
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
  /** Why rows are not told in full; a note says so. */
  limited?: LimitedReason | undefined;
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
  limited = 'none',
}: ListFootProps) {
  const messages = useMessages();
  return (
    <div className={foot} data-component="ListFoot" {...useKeptFocus(shown < total)}>
      <LoadMore
        shown={shown}
        total={total}
        label={label}
        text={text}
        loading={more === 'loading'}
        {...(signInHref === undefined ? {} : { href: signInHref })}
        {...(onLoadMore === undefined || signInHref !== undefined ? {} : { onLoadMore })}
      />
      {more === 'failed' && <Notice tone="danger">{messages.format('list.moreFailed')}</Notice>}
      {limited === 'plan' && (
        <Notice tone="info" role="note">
          {messages.rich('list.limitedByPlan', {
            link: (text) => <Link href={SITE_PATHS.plans}>{text}</Link>,
          })}
        </Notice>
      )}
    </div>
  );
}
