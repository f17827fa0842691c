import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../platform/db/database';
import { parsePlan } from '../parse-plan';
import { preparePlan } from '../prepare';
import type { Finding } from '../report';
import { type RunOptions, runPlan } from '../run-plan';

/** A step of a plan, its file given by what it contains. */
export interface GivenStep {
  file: string;
  content: string | Buffer;
  [option: string]: unknown;
}

/**
 * Imports files that a test writes down.
 *
 * @returns The totals and every finding, as `level line field: reason` with the file before the line when there are several.
 */
export async function importFiles(
  db: Database,
  given: GivenStep | readonly GivenStep[],
  { source = 'test', ...options }: RunOptions & { source?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-import-test-'));
  const steps = [given].flat() as GivenStep[];
  try {
    for (const { file, content } of steps) writeFileSync(join(folder, file), content);
    const json = JSON.stringify({ source, steps: steps.map(({ content: _, ...step }) => step) });
    return await importPlan(db, json, folder, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Imports what a plan says, as the command does. */
export async function importPlan(db: Database, json: string, folder: string, options: RunOptions = {}) {
  const plan = parsePlan(json, 'plan.json');
  const findings: Finding[] = [];
  const listener = { ...options.listener, onFinding: (finding: Finding) => void findings.push(finding) };
  const totals = await runPlan(db, plan, await preparePlan(plan, folder), { ...options, listener });
  return { totals, kinds: totals.kinds, findings: findings.map(lineOf) };
}

const lineOf = ({ level, line, field, reason, value }: Finding): string =>
  [level, line, `${field ?? 'line'}:`, reason, ...(value === null ? [] : [`(${value})`])].join(' ');
