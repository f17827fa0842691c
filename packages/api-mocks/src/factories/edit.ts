import type { CompanyProposal, Edit } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';

/** An edit of a company, with whatever is overridden. */
export function anEdit(overrides: Partial<Edit> = {}): Edit {
  return { ...rowAt(edits(), 0), ...overrides };
}

/** The edits of the contract's product, newest first. */
export function productEdits(): Edit[] {
  return example('EditPage', 'EditsPreform').results;
}

/** The edits of the contract's company, newest first. */
export function edits(): Edit[] {
  return example('EditPage', 'EditsKvarnholm').results;
}

/** What waits to be decided of the contract's company, newest first. */
export function proposals(): CompanyProposal[] {
  return [...example('CompanyProposals', 'CompanyProposalsOne').results];
}
