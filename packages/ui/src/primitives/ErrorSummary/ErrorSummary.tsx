import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { focusField } from '../../internal/focus-field';
import { useMessages } from '../../messages/MessagesContext';
import { Notice } from '../Notice';
import { link, list, title as titleClass } from './ErrorSummary.css';
import { errorSummaryMessages } from './ErrorSummary.messages';

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What went wrong as a whole, such as the server's sentence. Default: how many fields need another look. */
  title?: ReactNode;
  /** For each refused field, by its name in the form, what is wrong with it: as the API answers. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Stands at the head of a form that could not be sent, says so at once, and leads to each field that is wrong. The
 * fields say the same beside themselves. Without any error it is not there.
 *
 * Each link leads to `#name` too, for pages without scripts: give the field its name as `id`.
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
