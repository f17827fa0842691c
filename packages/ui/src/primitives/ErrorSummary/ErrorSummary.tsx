import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { focusField } from '../../internal/focus-field';
import { useMessages } from '../../messages/MessagesContext';
import { Notice } from '../Notice';
import { link, list, title as titleClass } from './ErrorSummary.css';
import { errorSummaryMessages } from './ErrorSummary.messages';

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Summary, such as the server's message. Default: the number of invalid fields. */
  title?: ReactNode;
  /** Errors by form name of the field, as the API returns them. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Lists the errors at the top of a rejected form, announces them, and links to each invalid field. The fields repeat
 * their own error. Renders nothing without errors.
 *
 * Each link also points to `#name`, for pages without JavaScript: give the field its name as `id`.
 */
export function ErrorSummary({ title, fields, ...rest }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages);
  const entries = Object.entries(fields);
  if (entries.length === 0 && !title) return null;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const scope = event.currentTarget.closest('form') ?? event.currentTarget.getRootNode();
    if (focusField(scope as ParentNode & Node, name)) event.preventDefault();
  };
  return (
    <Notice data-component="ErrorSummary" {...rest} tone="danger">
      <p data-part="title" className={titleClass}>
        {title ?? messages.format('errorSummary.title', { count: entries.length })}
      </p>
      {entries.length > 0 && (
        <ul data-part="list" className={list}>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a
                data-part="link"
                href={`#${name}`}
                className={link}
                onClick={(event) => handleClick(event, name)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
