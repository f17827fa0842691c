import type { LinkEvidence as ApiLinkEvidence, LinkVerdict as ApiLinkVerdict } from '@millrace/api-client';
import { shownName } from '@millrace/domain';

/** What somebody says of a link. */
export interface LinkVerdict {
  verdict: 'confirmed' | 'disputed';
  reason?: string | undefined;
  /** Address where it can be read. */
  source?: string | null | undefined;
  /** Name of who says it; null is a former member. */
  author: string | null;
  /** ISO 8601. */
  added: string;
  /** True if it is the viewer's. Default `false`. */
  own?: boolean | undefined;
}

/** What the viewer wants to say of a link. */
export interface LinkVerdictDraft {
  verdict: LinkVerdict['verdict'];
  reason: string;
  /** Address where it can be read; null is none. */
  source: string | null;
}

/** On what a link of the catalogue rests. */
export interface LinkEvidence {
  /** ISO 8601. */
  added: string;
  /** Name of who added it; null where it was imported. */
  author: string | null;
  /** Address where it can be read; null is none. */
  source: string | null;
  /** How many confirm it. */
  confirmed: number;
  /** How many dispute it. */
  disputed: number;
  /** The viewer's own first, then the newest. */
  verdicts: readonly LinkVerdict[];
  /** True if the viewer may remove it, and name another source. Default `false`. */
  removable?: boolean | undefined;
}

/** Maps the evidence of a link of the API to what the dialog shows. */
export const toLinkEvidence = (evidence: ApiLinkEvidence): LinkEvidence => ({
  added: evidence.added,
  author: evidence.user_name && shownName(evidence.user_name),
  source: evidence.source_url,
  confirmed: evidence.confirmed,
  disputed: evidence.disputed,
  verdicts: evidence.verdicts.map(toLinkVerdict),
  removable: evidence.removable,
});

const toLinkVerdict = (verdict: ApiLinkVerdict): LinkVerdict => ({
  verdict: verdict.verdict,
  reason: verdict.reason,
  source: verdict.source_url,
  author: verdict.user_name && shownName(verdict.user_name),
  added: verdict.added,
  own: verdict.own,
});
