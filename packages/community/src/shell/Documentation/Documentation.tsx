import { DEVELOPER_GROUPS, type DeveloperGroup, type DeveloperSlug, developerPath } from '@millrace/domain';
import { Heading, Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import {
  article,
  contents,
  current,
  foldedContents,
  foldedNav,
  foldHead,
  groupTitle,
  list,
  nav,
  navLink,
  notice,
  root,
  wide,
} from './Documentation.css';
import { DEVELOPER_PAGE_NAMES, type DeveloperDocument } from './developer-pages';

export interface DocumentationProps {
  document: DeveloperDocument;
  /** Addresses of the API reference, as a page and as an OpenAPI document. */
  referenceHref: string;
  contractHref: string;
  /** Address of the published Storybook; undefined if there is none. */
  storybookHref?: string | undefined;
}

/** Page of the developer documentation: English text, within a navigation in the reader's language. */
export function Documentation({ document, ...places }: DocumentationProps) {
  const messages = useMessages();
  const { slug, title, html, sections } = document;
  const links = (
    <nav aria-label={messages.format('documentation.label')}>
      <Places slug={slug} {...places} />
    </nav>
  );
  return (
    <div className={root} data-component="Documentation">
      <div className={nav}>
        <div className={wide}>{links}</div>
        <details className={foldedNav}>
          <summary className={foldHead}>{messages.format('documentation.label')}</summary>
          {links}
        </details>
      </div>
      <div>
        {messages.locale !== 'en' && (
          <Text as="p" variant="caption" className={notice}>
            {messages.format('documentation.inEnglish')}
          </Text>
        )}
        <Contents sections={sections} place="inline" />
        <article lang="en" dir="ltr" className={article}>
          <Heading level={1}>{title}</Heading>
          {/* Trusted HTML: rendered at build time from our own Markdown, without user content. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown at build time */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      </div>
      <Contents sections={sections} place="beside" />
    </div>
  );
}

const GROUP_TEXTS = {
  start: 'documentation.start',
  widgets: 'documentation.widgets',
  api: 'documentation.api',
  components: 'documentation.components',
  changes: 'documentation.changes',
} as const satisfies Record<DeveloperGroup, string>;

function Places({
  slug,
  referenceHref,
  contractHref,
  storybookHref,
}: Omit<DocumentationProps, 'document'> & { slug: DeveloperSlug }) {
  const messages = useMessages();
  const elsewhere: Partial<Record<DeveloperGroup, { name: string; href: string }[]>> = {
    api: [
      { name: messages.format('documentation.reference'), href: referenceHref },
      { name: messages.format('documentation.contract'), href: contractHref },
    ],
    components: storybookHref
      ? [{ name: messages.format('documentation.storybook'), href: storybookHref }]
      : [],
  };
  return Object.entries(DEVELOPER_GROUPS).map(([group, slugs]) => (
    <div key={group}>
      <p className={groupTitle}>{messages.format(GROUP_TEXTS[group as DeveloperGroup])}</p>
      <ul className={list}>
        {slugs.map((one) => {
          const name = DEVELOPER_PAGE_NAMES[one];
          return (
            <li key={one}>
              <Link
                variant="plain"
                href={developerPath(one)}
                className={one === slug ? `${navLink} ${current}` : navLink}
                {...(one === slug && { 'aria-current': 'page' })}
              >
                {typeof name === 'string' ? messages.format(name) : <bdi>{name.code}</bdi>}
              </Link>
            </li>
          );
        })}
        {elsewhere[group as DeveloperGroup]?.map(({ name, href }) => (
          <li key={href}>
            <a href={href} className={navLink}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Table of contents of a page: beside it if there is room, else collapsed below its title. */
function Contents({ sections, place }: Pick<DeveloperDocument, 'sections'> & { place: 'beside' | 'inline' }) {
  const messages = useMessages();
  if (sections.length < 2) return null;
  const title = messages.format('documentation.contents');
  const links = (
    <ul className={list}>
      {sections.map(({ id, title: section }) => (
        <li key={id}>
          <a href={`#${id}`} className={navLink} lang="en">
            {section}
          </a>
        </li>
      ))}
    </ul>
  );
  if (place === 'inline')
    return (
      <details className={foldedContents}>
        <summary className={foldHead}>{title}</summary>
        {links}
      </details>
    );
  return (
    <nav className={contents} aria-label={title}>
      <p className={groupTitle}>{title}</p>
      {links}
    </nav>
  );
}
