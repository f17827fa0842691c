import type { DeveloperSlug } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';

/** Names of pages in the navigation. Package names are not translated. */
export const DEVELOPER_PAGE_NAMES = {
  '': 'documentation.overview',
  publishers: 'documentation.publishers',
  api: 'documentation.apiUsers',
  components: 'documentation.adopters',
  widgets: 'documentation.widgets',
  'access-tokens': 'documentation.accessTokens',
  errors: 'documentation.errors',
  limits: 'documentation.limits',
  'api-client': { code: '@millrace/api-client' },
  'chat-socket': 'documentation.chatSocket',
  ui: { code: '@millrace/ui' },
  'design-system': { code: '@millrace/design-system' },
  'value-chain': { code: '@millrace/value-chain' },
  'design-tokens': 'documentation.designTokens',
  changelog: 'documentation.versions',
  'changelog-ui': { code: '@millrace/ui' },
  'changelog-design-system': { code: '@millrace/design-system' },
  'changelog-value-chain': { code: '@millrace/value-chain' },
  'changelog-widgets': { code: '@millrace/widgets' },
  'changelog-api-client': { code: '@millrace/api-client' },
} as const satisfies Record<DeveloperSlug, MessageKey | { code: string }>;

/** Documentation page, generated from Markdown at build time. */
export interface DeveloperDocument {
  slug: DeveloperSlug;
  title: string;
  /** First sentences as plain text. */
  description: string;
  /** HTML of the content below the title. */
  html: string;
  /** Sections for the table of contents. */
  sections: readonly { id: string; title: string }[];
}
