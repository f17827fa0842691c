import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Button, ButtonLink } from '../Button';
import { loadMore } from './LoadMore.css';
import { loadMoreMessages } from './LoadMore.messages';

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of items shown. */
  shown: number;
  /** Total number; the button is hidden when all are shown. */
  total: number;
  /** Loads more. Without it, and without `href`, there is no button. */
  onLoadMore?: () => void;
  loading?: boolean;
  /** Renders the button as a link, which works without JavaScript. */
  href?: string;
  /** Accessible name of the button: `Load more suppliers`. */
  label?: string;
  /** Text of the button. Default: the catalogue's "Load More". */
  text?: string | undefined;
}

/** Renders the footer of a list: `6 of 38 shown`, and a button that loads more. */
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
