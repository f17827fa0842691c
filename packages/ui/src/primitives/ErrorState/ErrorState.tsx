import { RotateCw, Unplug } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../Button';
import {
  action,
  description as descriptionClass,
  root,
  title as titleClass,
} from '../EmptyState/EmptyState.css';
import { Icon } from '../Icon';
import { sign } from './ErrorState.css';
import { errorStateMessages } from './ErrorState.messages';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title: what failed. */
  title: ReactNode;
  /** Data that was kept, and the next step. */
  description?: ReactNode;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** True while the retry is in progress. */
  retrying?: boolean;
}

/** Replaces content that failed to load and offers a retry. Announced assertively. */
export function ErrorState({ title, description, onRetry, retrying, className, ...rest }: ErrorStateProps) {
  const messages = useMessages(errorStateMessages);
  return (
    <div data-component="ErrorState" role="alert" {...rest} className={classNames(root, className)}>
      <span className={sign}>
        <Icon icon={Unplug} size="medium" />
      </span>
      <p data-part="title" className={titleClass}>
        {title}
      </p>
      {description && (
        <p data-part="description" className={descriptionClass}>
          {description}
        </p>
      )}
      {onRetry && (
        <Button className={action} size="small" icon={RotateCw} loading={retrying ?? false} onClick={onRetry}>
          {messages.format('errorState.retry')}
        </Button>
      )}
    </div>
  );
}
