import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import {
  action as actionClass,
  description as descriptionClass,
  picture,
  root,
  title as titleClass,
} from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is not there yet. */
  title: ReactNode;
  /** What belongs here. */
  description?: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  /** An Art plate. */
  art?: ReactNode;
}

/** A place with nothing in it yet, and the way to fill it. */
export function EmptyState({ title, description, action, art, className, ...rest }: EmptyStateProps) {
  return (
    <div data-component="EmptyState" {...rest} className={classNames(root, className)}>
      {art && <div className={picture}>{art}</div>}
      <p data-part="title" className={titleClass}>
        {title}
      </p>
      {description && (
        <p data-part="description" className={descriptionClass}>
          {description}
        </p>
      )}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
