import type {
  BlockedMember,
  CompanyLink,
  DuplicateCase,
  LinkCase,
  ModerationCaseDetail,
  SpreadsheetImport,
} from '@millrace/api-client';
import { duplicateCases } from '../catalogue/factory';
import { linkCases } from '../companies/factory';
import { example } from '../contract/examples';
import { aModerationCase, moderationCases } from './factory';

/** Mock data of moderation and blocks. */
export interface ModerationData {
  /** Open and closed cases, oldest first. */
  cases: ModerationCaseDetail[];
  /** Requests and objections about company membership, oldest first. */
  linkCases: LinkCase[];
  /** Flagged duplicates, oldest first. */
  duplicates: DuplicateCase[];
  /** Changed links of the viewer to companies. */
  ownLinks: Map<string, CompanyLink>;
  /** Reports of the viewer, as `kind id`. */
  reported: Set<string>;
  /** Imports of the viewer, newest first. */
  imports: SpreadsheetImport[];
  /** Members whom the viewer has blocked, newest first. */
  blocks: BlockedMember[];
}

/** Creates the cases of the contract, and more on request. */
export function moderationData(grow = 2): ModerationData {
  const closed = example('ModerationCaseDetail', 'CaseOpen').earlier.map((one) => aCaseDetail(one));
  return {
    cases: [...closed, ...moderationCases(grow).map((one) => aCaseDetail(one))],
    linkCases: linkCases(2),
    duplicates: duplicateCases(2),
    ownLinks: new Map(),
    reported: new Set(),
    imports: [],
    blocks: [],
  };
}

/** Returns a list's case as a full record: the contract has one full example. */
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
