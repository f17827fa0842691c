import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { LanguageChoice, type LanguageChoiceProps } from '../../account/LanguageChoice';
import { copyright, inner, link, links, root } from './SiteFooter.css';

const PAGES = [
  ...(['products', 'companies'] as const),
  ...(['about', 'contact', 'faq', 'pricing', 'widgets', 'developers'] as const),
  ...(['terms', 'privacy', 'accessibility'] as const),
] as const;

/** A profile of the platform on another site. */
export interface SocialLink {
  /** Name of the other site. */
  name: string;
  href: string;
}

export interface SiteFooterProps {
  /** Where its links lead. */
  hrefs: Readonly<Record<(typeof PAGES)[number], string>>;
  /** Pages of industries, which are for visitors. Default none. */
  industries?: readonly { name: string; href: string }[];
  salesEmail: string;
  socialLinks: readonly SocialLink[];
  /** Where another language is chosen; without, none is offered. */
  languages?: LanguageChoiceProps;
  /** Of the copyright: the current one, from the server, so that it is there before any script. */
  year: number;
}

/** The foot of every page. @see MKT-008, MKT-017, DIFF-015, GAP-011 */
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
      <div className={inner}>
        <nav aria-label={messages.format('siteFooter.label')}>
          <ul className={links} data-part="pages">
            {PAGES.map((page) => (
              <li key={page}>
                <Link variant="plain" href={hrefs[page]} className={link}>
                  {messages.format(`siteFooter.${page}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link variant="plain" href={`mailto:${salesEmail}`} className={link}>
                {salesEmail}
              </Link>
            </li>
          </ul>
          {industries.length > 0 && (
            <ul
              className={links}
              data-part="industries"
              aria-label={messages.format('siteFooter.industries')}
            >
              {industries.map(({ name, href }) => (
                <li key={href}>
                  <Link variant="plain" href={href} className={link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </nav>
        {socialLinks.length > 0 && (
          <ul className={links} data-part="social" aria-label={messages.format('siteFooter.social')}>
            {socialLinks.map(({ name, href }) => (
              <li key={href}>
                <Link variant="plain" external href={href} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {languages && <LanguageChoice {...languages} />}
        <span className={copyright} data-part="copyright">
          {messages.format('siteFooter.copyright', { year: String(year) })}
        </span>
      </div>
    </footer>
  );
}
