import type { EmbedPreflight } from '@millrace/api-client';
import { example } from '../contract/examples';

/** What was found on a page, some of which stops cards. */
export const embedPreflight = (overrides: Partial<EmbedPreflight> = {}): EmbedPreflight => ({
  ...structuredClone(example('EmbedPreflight', 'EmbedPreflightMixed')),
  ...overrides,
});
