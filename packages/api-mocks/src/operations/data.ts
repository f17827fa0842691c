import type {
  BlockedMember,
  CompanyLink,
  DuplicateCase,
  LinkCase,
  ModerationCaseDetail,
} from '@millrace/api-client';
import { duplicateCases } from '../catalogue/factory';
import { linkCases } from '../companies/factory';
import { example } from '../contract/examples';
import { aModerationCase, moderationCases } from './factory';

/** What of the mocked data members have reported and blocked. */
export interface ModerationData {
  /** Open and closed, the oldest first. */
  cases: ModerationCaseDetail[];
  /** Requests and objections about who belongs to which company, the oldest first. */
  linkCases: LinkCase[];
  /** What is taken for the same twice, the oldest first. */
  duplicates: DuplicateCase[];
  /** How the viewer stands to a company, where that was changed. */
  ownLinks: Map<string, CompanyLink>;
  /** What the viewer has reported, as `kind id`. */
  reported: Set<string>;
  /** Whom the viewer has blocked, the newest first. */
  blocks: BlockedMember[];
}

/** The cases of the contract, and as many more as are asked for. */
export function moderationData(grow = 2): ModerationData {
  const closed = example('ModerationCaseDetail', 'CaseOpen').earlier.map((one) => aCaseDetail(one));
  return {
    cases: [...closed, ...moderationCases(grow).map((one) => aCaseDetail(one))],
    linkCases: linkCases(2),
    duplicates: duplicateCases(2),
    ownLinks: new Map(),
    reported: new Set(),
    blocks: [],
  };
}

/** A case of a list, read by itself: the contract shows one with all that belongs to it. */
function aCaseDetail(one: Parameters<typeof aModerationCase>[0] & { id: string }): ModerationCaseDetail {
  const known = aModerationCase();
  if (one.id === known.id) return known;
  const isMember = one.target?.kind === 'member';
  return {
    ...known,
    post: null,
    comments: [],
    decisions: [],
    earlier: [],
    ...one,
    possible:
      one.status === 'closed'
        ? ['suspend']
        : ['dismiss', ...(isMember ? [] : (['hide'] as const)), 'suspend'],
    reports: known.reports
      .slice(0, one.report_count)
      .map((report) => ({ ...report, snapshot: one.snapshot ?? report.snapshot })),
  };
}
