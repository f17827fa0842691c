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
  /** Title: what is missing. */
  title: ReactNode;
  /** Description of the content that belongs here. */
  description?: ReactNode;
  /** Action that adds the first content. */
  action?: ReactNode;
  /** Illustration, an Art plate. */
  art?: ReactNode;
}

/** Shows a message and an action in an area without content yet. */
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
