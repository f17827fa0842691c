import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon, type LucideIcon } from '../Icon';
import { BareLink } from '../Link';
import { arrow, gap, list, page as pageClass, position, root, step, target } from './Pagination.css';
import { paginationMessages } from './Pagination.messages';
import { pagesInView } from './pages-in-view';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'> {
  /** Accessible name of the navigation: `Pages of the search results`. */
  label: string;
  /** Current page, from 1. */
  current: number;
  /** Number of pages; with one, nothing is rendered. */
  total: number;
  /** Returns the URL of a page; the state is in the URL. */
  pageHref: (page: number) => string;
}

/**
 * Renders the pages of a list as links: first, last, the current one and its neighbours, with previous and next. In a
 * narrow container it shows `Page 3 of 12` instead. For a list that grows in place use LoadMore.
 */
export function Pagination({ label, current, total, pageHref, className, ...rest }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  if (total <= 1) return null;
  const pages = pagesInView(current, total);
  return (
    <nav data-component="Pagination" {...rest} aria-label={label} className={classNames(root, className)}>
      <ul className={list}>
        <li>
          <Step
            icon={ChevronLeft}
            rel="prev"
            label={messages.format('pagination.previous')}
            href={current > 1 ? pageHref(current - 1) : undefined}
          />
        </li>
        {pages.map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place in the row
            <li key={`gap ${index}`} aria-hidden="true" className={classNames(gap, pageClass)}>
              …
            </li>
          ) : (
            <li key={page} className={pageClass}>
              <BareLink
                data-part="page"
                href={pageHref(page)}
                aria-label={messages.format('pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                className={target}
              >
                {messages.number(page)}
              </BareLink>
            </li>
          ),
        )}
        <li data-part="position" className={position}>
          {messages.format('pagination.position', { page: current, total })}
        </li>
        <li>
          <Step
            icon={ChevronRight}
            rel="next"
            label={messages.format('pagination.next')}
            href={current < total ? pageHref(current + 1) : undefined}
          />
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  icon: LucideIcon;
  rel: 'prev' | 'next';
  label: string;
  /** URL; without one there is no such page. */
  href: string | undefined;
}

function Step({ icon, rel, label, href }: StepProps) {
  const shared = { 'data-part': rel, className: classNames(target, step) };
  if (href !== undefined) {
    return (
      <BareLink {...shared} href={href} rel={rel} aria-label={label}>
        <Icon icon={icon} className={arrow} />
      </BareLink>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link to anybody
    // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is said, but is no stop
    <span {...shared} role="link" aria-disabled="true" aria-label={label}>
      <Icon icon={icon} className={arrow} />
    </span>
  );
}
