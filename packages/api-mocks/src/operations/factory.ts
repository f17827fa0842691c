import type {
  BlockedMember,
  ModerationCase,
  ModerationCaseDetail,
  SearchHit,
  SpreadsheetImport,
  SpreadsheetPreview,
} from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { countryAt, personName, productName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

const HOUR_MS = 3_600_000;
// Generated cases are newer than the contract's, because open ones are listed oldest first.
const OLDEST_MADE_UP = Date.parse('2026-09-15T06:00:00.000Z');

/** Creates a case with its context and history, open unless overridden. */
export function aModerationCase(overrides: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail {
  return { ...example('ModerationCaseDetail', 'CaseOpen'), ...overrides };
}

/** Creates a case whose comment is hidden. */
export function aHiddenCase(overrides: Partial<ModerationCaseDetail> = {}): ModerationCaseDetail {
  return { ...example('ModerationCaseDetail', 'CaseHidden'), ...overrides };
}

/** Creates open cases, oldest first: those of the contract, then generated ones. */
export function moderationCases(count: number, overrides: Partial<ModerationCase> = {}): ModerationCase[] {
  const first = example('ModerationCaseList', 'CasesOpen').results;
  return many(count, (index) => ({ ...(first[index] ?? madeUpCase(index)), ...overrides }));
}

/** Creates blocked members, newest first: those of the contract, then generated ones. */
export function blockedMembers(count: number, overrides: Partial<BlockedMember> = {}): BlockedMember[] {
  const first = example('BlockList', 'BlocksTwo').results;
  return many(count, (index) => ({ ...(first[index] ?? madeUpBlocked(index)), ...overrides }));
}

function madeUpCase(index: number): ModerationCase {
  const name = nameAt(index);
  const added = new Date(OLDEST_MADE_UP + index * HOUR_MS).toISOString();
  const [known] = example('ModerationCaseList', 'CasesOpen').results;
  if (known === undefined) throw new Error('The contract has no case.');
  return {
    ...known,
    id: stableId('case', index),
    target: { kind: rowAt(KINDS, index), id: stableId('reported', index) },
    member: { user_id: stableId('user', index), user_name: name, image: null, suspended: false },
    reasons: [{ reason: rowAt(REASONS, index), count: 1 }],
    report_count: 1,
    snapshot: { name, text: rowAt(TEXTS, index), file: null, at: added },
    added,
    last_reported: added,
  };
}

function madeUpBlocked(index: number): BlockedMember {
  return {
    user_id: stableId('user', index),
    user_name: nameAt(index),
    image: null,
    company: null,
    since: new Date(Date.parse('2026-08-01T00:00:00.000Z') - index * HOUR_MS).toISOString(),
  };
}

function nameAt(index: number): string {
  const { firstName, lastName } = personName(index);
  return `${firstName} ${lastName}`;
}

const KINDS = ['post', 'comment', 'member'] as const;
const REASONS = ['spam', 'confidential', 'false_information', 'harassment', 'impersonation'] as const;
const TEXTS = [
  'Rods of every grade at half the price. Write to me.',
  'The drawing of their new muffle, as I was shown it.',
  'Their fiber fails every proof test, as everybody knows.',
];

/** Creates a product hit, with overrides. */
export function aSearchHit(overrides: Partial<SearchHit> = {}): SearchHit {
  return { ...rowAt(exampleHits(), 0), ...overrides };
}

/** Creates hits, best first: the contract's products and companies, then generated products. */
export function searchHits(count: number, overrides: Partial<SearchHit> = {}): SearchHit[] {
  const first = exampleHits();
  return many(count, (index) => ({ ...(first[index] ?? madeUpHit(index)), ...overrides }));
}

function madeUpHit(index: number): SearchHit {
  const name = productName(index);
  const id = stableId('product', name);
  const { name: country, code: country_code } = countryAt(index);
  return {
    _index: 'products',
    _id: id,
    _score: 1 / (index + 1),
    _source: { id, name, country, country_code, sector: sectorAt(index) },
  };
}

function exampleHits(): SearchHit[] {
  return example('SearchReply', 'SearchBothSilica').hits.hits;
}

/** Creates the preview of importing the contract's list of suppliers, with overrides. */
export const sheetPreview = (overrides: Partial<SpreadsheetPreview> = {}): SpreadsheetPreview => ({
  ...example('SpreadsheetPreview', 'SpreadsheetPreviewSuppliers'),
  ...overrides,
});

/** Creates the finished import of the contract's list of suppliers, with overrides. */
export const sheetImport = (overrides: Partial<SpreadsheetImport> = {}): SpreadsheetImport => ({
  ...example('SpreadsheetImport', 'SpreadsheetImportDone'),
  ...overrides,
});

/** Creates the result of reverting it. */
export const undoneSheetImport = (): SpreadsheetImport =>
  example('SpreadsheetImport', 'SpreadsheetImportUndone');
