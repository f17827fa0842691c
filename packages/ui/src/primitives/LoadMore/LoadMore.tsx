import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Button, ButtonLink } from '../Button';
import { loadMore } from './LoadMore.css';
import { loadMoreMessages } from './LoadMore.messages';

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many stand above. */
  shown: number;
  /** How many there are; the button goes when all are shown. */
  total: number;
  /** Without it, and without `href`, there is no button: no more is to be had here. */
  onLoadMore?: () => void;
  loading?: boolean;
  /** Makes the button a link, which works before the page has its scripts. */
  href?: string;
  /** Says what is loaded, for those who hear the button alone: `Load more suppliers`. */
  label?: string;
  /** What the button says. Default: the catalogue's "Load More". */
  text?: string | undefined;
}

/** The foot of a list: `6 of 38 shown`, and the way to more. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  loading = false,
  href,
  label,
  text: ownText,
  className,
  ...rest
}: LoadMoreProps) {
  const messages = useMessages(loadMoreMessages);
  const text = ownText ?? messages.format('loadMore.action');
  return (
    <div data-component="LoadMore" {...rest} className={classNames(loadMore, className)}>
      <span role="status">{messages.format('loadMore.shown', { shown, total })}</span>
      {shown < total &&
        (href === undefined ? (
          onLoadMore && (
            <Button size="small" loading={loading} aria-label={label} onClick={onLoadMore}>
              {text}
            </Button>
          )
        ) : (
          <ButtonLink size="small" href={href} aria-label={label} onClick={onLoadMore}>
            {text}
          </ButtonLink>
        ))}
    </div>
  );
}
