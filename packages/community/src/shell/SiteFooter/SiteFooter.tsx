import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { LanguageChoice, type LanguageChoiceProps } from '../../account/LanguageChoice';
import { base, column, columns, copyright, link, links, root, title } from './SiteFooter.css';

const GROUPS = {
  explore: ['products', 'companies', 'widgets', 'developers'],
  company: ['about', 'contact', 'faq', 'pricing'],
  legal: ['terms', 'privacy', 'accessibility'],
} as const;
const GROUP_NAMES = ['explore', 'company', 'legal'] as const;

type FooterPage = (typeof GROUPS)[keyof typeof GROUPS][number];

/** A profile of the platform on another site. */
export interface SocialLink {
  /** Name of the other site. */
  name: string;
  href: string;
}

export interface SiteFooterProps {
  /** Addresses of its links. */
  hrefs: Readonly<Record<FooterPage, string>>;
  /** Industry pages, which are for visitors only. Default none. */
  industries?: readonly { name: string; href: string }[];
  salesEmail: string;
  socialLinks: readonly SocialLink[];
  /** Language selection; undefined hides it. */
  languages?: LanguageChoiceProps;
  /** Year of the copyright: the current one, passed by the server, so that it is rendered without scripts. */
  year: number;
}

/** Footer of every page, with links in columns by topic. @see MKT-008, MKT-017, DIFF-015, GAP-011 */
export function SiteFooter({
  hrefs,
  industries = [],
  salesEmail,
  socialLinks,
  languages,
  year,
}: SiteFooterProps) {
  const messages = useMessages();
  return (
    <footer className={root} data-component="SiteFooter">
      <nav aria-label={messages.format('siteFooter.label')} className={columns}>
        {GROUP_NAMES.map((group) => (
          <FooterColumn key={group} id={group} name={messages.format(`siteFooter.${group}`)}>
            {GROUPS[group].map((page) => (
              <FooterLink key={page} href={hrefs[page]}>
                {messages.format(`siteFooter.${page}`)}
              </FooterLink>
            ))}
            {group === 'company' && <FooterLink href={`mailto:${salesEmail}`}>{salesEmail}</FooterLink>}
          </FooterColumn>
        ))}
        {industries.length > 0 && (
          <FooterColumn id="industries" name={messages.format('siteFooter.industries')}>
            {industries.map(({ name, href }) => (
              <FooterLink key={href} href={href}>
                {name}
              </FooterLink>
            ))}
          </FooterColumn>
        )}
        {socialLinks.length > 0 && (
          <FooterColumn id="social" name={messages.format('siteFooter.social')}>
            {socialLinks.map(({ name, href }) => (
              <li key={href}>
                <Link variant="plain" external href={href} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </FooterColumn>
        )}
      </nav>
      <div className={base}>
        {languages && <LanguageChoice {...languages} />}
        <span className={copyright} data-part="copyright">
          {messages.format('siteFooter.copyright', { year: String(year) })}
        </span>
      </div>
    </footer>
  );
}

/** List of links with a common heading. */
function FooterColumn({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  const titleId = `footer-${id}`;
  return (
    <div className={column}>
      <p id={titleId} className={title}>
        {name}
      </p>
      <ul className={links} data-part={id} aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link variant="plain" href={href} className={link}>
        {children}
      </Link>
    </li>
  );
}
