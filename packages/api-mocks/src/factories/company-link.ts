import type { CompanyLink, LinkCase } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { stableId } from './stable-id';

/** A member's own link to a company, which nothing shows yet, with whatever is overridden. */
export function aCompanyLink(overrides: Partial<CompanyLink> = {}): CompanyLink {
  return { ...example('CompanyLink', 'CompanyLinkUnverified'), ...overrides };
}

/** A request to be verified that waits, with whatever is overridden. */
export function aLinkCase(overrides: Partial<LinkCase> = {}): LinkCase {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Requests and objections that wait, the oldest first: those of the contract, then made-up ones. */
export function linkCases(count: number, overrides: Partial<LinkCase> = {}): LinkCase[] {
  const first = known();
  return many(count, (index) => ({
    ...(first[index] ?? { ...rowAt(first, index % first.length), id: stableId('link-case', index) }),
    ...overrides,
  }));
}

function known(): LinkCase[] {
  return example('LinkCaseList', 'LinkCasesOpen').results;
}
