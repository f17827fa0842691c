import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { skipLink } from './SkipLink.css';
import { skipLinkMessages } from './SkipLink.messages';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** Id of the main content, without `#`. Default `main`. */
  targetId?: string;
}

/** Renders the first tab stop of a page, which skips the masthead. Hidden until focused. */
export function SkipLink({ targetId = 'main', className, ...rest }: SkipLinkProps) {
  const messages = useMessages(skipLinkMessages);
  return (
    <a data-component="SkipLink" {...rest} className={classNames(skipLink, className)} href={`#${targetId}`}>
      {messages.format('skipLink.text')}
    </a>
  );
}
