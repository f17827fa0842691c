import type { LinkEvidence as ApiLinkEvidence, LinkVerdict as ApiLinkVerdict } from '@millrace/api-client';
import { shownName } from '@millrace/domain';

/** A member's verdict on a link. */
export interface LinkVerdict {
  verdict: 'confirmed' | 'disputed';
  reason?: string | undefined;
  /** URL of the source. */
  source?: string | null | undefined;
  /** Name of its author; null for a former member. */
  author: string | null;
  /** ISO 8601. */
  added: string;
  /** True if it is the viewer's. Default `false`. */
  own?: boolean | undefined;
}

/** Input for the viewer's own verdict. */
export interface LinkVerdictDraft {
  verdict: LinkVerdict['verdict'];
  reason: string;
  /** URL of the source; null for none. */
  source: string | null;
}

/** Evidence of a catalogue link. */
export interface LinkEvidence {
  /** ISO 8601. */
  added: string;
  /** Name of the member who added it; null if it was imported. */
  author: string | null;
  /** URL of the source; null for none. */
  source: string | null;
  /** Number of confirmations. */
  confirmed: number;
  /** Number of disputes. */
  disputed: number;
  /** The viewer's own first, then newest first. */
  verdicts: readonly LinkVerdict[];
  /** True if the viewer may remove the link and change its source. Default `false`. */
  removable?: boolean | undefined;
}

/** Maps the evidence of a link from the API to the view model of the dialog. */
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
