import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DeveloperDocument } from '@millrace/community';
import { DEVELOPER_SLUGS, type DeveloperSlug, developerPath } from '@millrace/domain';
import { type CompiledMarkdown, compileMarkdown } from './compile-markdown';

/** Files of the pages' texts, from the top of the repository. */
export const SOURCES: Readonly<Record<DeveloperSlug, string>> = {
  '': 'docs/developers/README.md',
  publishers: 'docs/developers/publishers.md',
  api: 'docs/developers/api.md',
  components: 'docs/developers/components.md',
  widgets: 'packages/widgets/README.md',
  'access-tokens': 'docs/developers/access-tokens.md',
  errors: 'docs/developers/errors.md',
  limits: 'docs/developers/limits.md',
  'api-client': 'packages/api-client/README.md',
  'chat-socket': 'docs/chat-socket.md',
  ui: 'packages/ui/README.md',
  'design-system': 'packages/design-system/README.md',
  'value-chain': 'packages/value-chain/README.md',
  'design-tokens': 'docs/developers/design-tokens.md',
  changelog: 'docs/developers/changelog.md',
  'changelog-ui': 'packages/ui/CHANGELOG.md',
  'changelog-design-system': 'packages/design-system/CHANGELOG.md',
  'changelog-value-chain': 'packages/value-chain/CHANGELOG.md',
  'changelog-widgets': 'packages/widgets/CHANGELOG.md',
  'changelog-api-client': 'packages/api-client/CHANGELOG.md',
};

/** Text of a changelog of a package that has had no release yet. */
const UNRELEASED = 'Not released yet.';

const slugsByFile = new Map(DEVELOPER_SLUGS.map((slug) => [SOURCES[slug], slug]));

export interface ReadPages {
  pages: DeveloperDocument[];
  /** Links to a place that no page has: `widgets: ../ui/README.md#nothing`. */
  broken: string[];
}

/**
 * Reads and compiles all pages. A link to the text of another page leads to that page; one to any other file of the
 * repository leaves its words, as readers of the pages have no repository.
 *
 * @param root The top of the repository.
 */
export function readDeveloperPages(root: string): ReadPages {
  const broken: string[] = [];
  const links: { from: DeveloperSlug; href: string; to: DeveloperSlug; id: string }[] = [];
  const compiled = new Map<DeveloperSlug, CompiledMarkdown>();
  for (const slug of DEVELOPER_SLUGS) {
    const file = SOURCES[slug];
    const resolve = (href: string): string | null => {
      if (/^[a-z]+:/.test(href)) return href;
      const [path = '', id = ''] = href.split('#');
      const target = path === '' ? file : relative(root, join(root, dirname(file), path));
      const to = slugsByFile.get(target);
      if (to === undefined) {
        if (!existsSync(join(root, target))) broken.push(`${slug}: ${href}`);
        return null;
      }
      if (id !== '') links.push({ from: slug, href, to, id });
      return `${path === '' ? '' : developerPath(to)}${id && `#${id}`}`;
    };
    compiled.set(slug, compileMarkdown(readSource(root, file), resolve));
  }
  for (const { from, href, to, id } of links)
    if (!compiled.get(to)?.ids.includes(id)) broken.push(`${from}: ${href}`);
  const pages = [...compiled].map(([slug, { title, description, html, sections }]) => ({
    slug,
    html,
    sections,
    ...(slug.startsWith('changelog-')
      ? {
          title: `Changes of ${title}`,
          description: `What each version of ${title} brought, and what it asks for.`,
        }
      : { title, description }),
  }));
  return { pages, broken };
}

function readSource(root: string, file: string): string {
  if (existsSync(join(root, file))) return readFileSync(join(root, file), 'utf8');
  const [, name] = /^packages\/([^/]+)\/CHANGELOG\.md$/.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} is missing, which a page for developers is made of.`);
  return `# @millrace/${name}\n\n${UNRELEASED}\n`;
}
