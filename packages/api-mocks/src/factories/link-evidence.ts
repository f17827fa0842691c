import type { LinkEvidence } from '@millrace/api-client';
import { example } from '../contract/examples';

const EXAMPLES = {
  own: 'LinkEvidenceOwn',
  imported: 'LinkEvidenceImported',
  disputed: 'LinkEvidenceDisputed',
} as const;

/** On what a link rests: one's own, one that came with an import, or one on which members differ. */
export const linkEvidence = (
  kind: keyof typeof EXAMPLES,
  overrides: Partial<LinkEvidence> = {},
): LinkEvidence => ({
  ...example('LinkEvidenceReply', EXAMPLES[kind]).Item,
  ...overrides,
});
