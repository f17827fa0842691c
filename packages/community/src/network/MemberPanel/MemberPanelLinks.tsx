import { BareLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { count as countClass, link as linkClass, links as linksClass } from './MemberPanelLinks.css';

/** Link to one of the member's lists. */
interface PanelLink {
  href: string;
  label: string;
  /** Number of entries; undefined while unknown or if not counted. */
  count?: number | undefined;
}

interface MemberPanelLinksProps {
  links: readonly PanelLink[];
  /** Current list. Default: none. */
  current?: string | undefined;
}

/** Links to the member's lists, with the number of entries. @see NAV-020, NAV-021 */
export function MemberPanelLinks({ links, current }: MemberPanelLinksProps) {
  const messages = useMessages();
  return (
    <ul data-part="links" className={linksClass}>
      {links.map(({ href, label, count }) => (
        <li key={href}>
          <BareLink href={href} aria-current={href === current ? 'page' : undefined} className={linkClass}>
            {label} {count !== undefined && <span className={countClass}>{messages.number(count)}</span>}
          </BareLink>
        </li>
      ))}
    </ul>
  );
}
