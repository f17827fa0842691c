import { BareLink } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { count as countClass, link as linkClass, links as linksClass } from './MemberPanelLinks.css';

/** A way to one of the member's lists. */
interface PanelLink {
  href: string;
  label: string;
  /** How many are there; undefined while it is not known, and where nothing is counted. */
  count?: number | undefined;
}

interface MemberPanelLinksProps {
  links: readonly PanelLink[];
  /** The list whose page this is. Default: none of them. */
  current?: string | undefined;
}

/** Ways to the member's lists, with how many are in each. @see NAV-020, NAV-021 */
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
