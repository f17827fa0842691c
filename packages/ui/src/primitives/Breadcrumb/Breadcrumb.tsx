import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { sectorAttribute } from '../../styles/sectors';
import { Link } from '../Link';
import { band, item, list } from './Breadcrumb.css';
import { breadcrumbMessages } from './Breadcrumb.messages';

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the root down; the last is the current page and needs no URL. */
  items: readonly { name: string; href?: string }[];
  /** Shows the colour band of the sector at the start. */
  sector?: string | null;
}

/** Shows the path to the page in the hierarchy. */
export function Breadcrumb({ items, sector, className, ...rest }: BreadcrumbProps) {
  const messages = useMessages(breadcrumbMessages);
  return (
    <nav
      data-component="Breadcrumb"
      aria-label={messages.format('breadcrumb.label')}
      {...sectorAttribute(sector)}
      {...rest}
      className={className}
    >
      <ol className={list}>
        {sector !== undefined && <li aria-hidden="true" className={band} />}
        {items.map(({ name, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${href} ${name}`} className={item}>
              {href !== undefined && !last ? (
                <Link variant="plain" href={href}>
                  {name}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
