import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { sectorAttribute } from '../../styles/sectors';
import { Icon } from '../Icon';
import { BareLink } from '../Link';
import { tag, tagLink, tagRemove } from './Tag.css';
import { tagMessages } from './Tag.messages';

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text: the name of the tagged thing. */
  name: string;
  /** Colours the edge; neutral without one. */
  sector?: string | null;
  /** Makes the name a link. */
  href?: string;
  /** Adds a button that removes the tag. */
  onRemove?: () => void;
}

/** Renders the tag of a product or company, with the colour band of its sector at the edge. */
export function Tag({ name, sector, href, onRemove, className, ...rest }: TagProps) {
  const messages = useMessages(tagMessages);
  return (
    <span data-component="Tag" {...sectorAttribute(sector)} {...rest} className={classNames(tag, className)}>
      <TagName href={href}>{name}</TagName>
      {onRemove && (
        <button
          type="button"
          data-part="remove"
          className={tagRemove}
          aria-label={messages.format('tag.remove', { name })}
          onClick={onRemove}
        >
          <Icon icon={X} />
        </button>
      )}
    </span>
  );
}

function TagName({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <BareLink data-part="link" href={href} className={tagLink}>
      {children}
    </BareLink>
  );
}
