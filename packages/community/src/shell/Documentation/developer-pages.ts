import type { DeveloperSlug } from '@millrace/domain';
import type { MessageKey } from '@millrace/ui/messages';

/** Names of pages in the navigation. Those of packages are the same in every language. */
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

/** A page of the documentation, made from Markdown when the community is built. */
export interface DeveloperDocument {
  slug: DeveloperSlug;
  title: string;
  /** Its first sentences, as text. */
  description: string;
  /** Markup of all that follows the title. */
  html: string;
  /** Its sections, of which the contents are made. */
  sections: readonly { id: string; title: string }[];
}
