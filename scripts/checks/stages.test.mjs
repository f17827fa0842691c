import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../workspace/paths.mjs';
import { STAGES, wantedStages } from './stages.mjs';

const folder = at('.github/workflows');
/**
 * @typedef {{ uses?: string, run?: string, with?: Record<string, unknown> }} Step
 * @typedef {{ steps: Step[], needs?: string, strategy?: { matrix: { stage: string[] } }, 'timeout-minutes': number }} Job
 * @typedef {{ on: Record<string, unknown>, permissions: unknown, jobs: Record<string, Job> }} Workflow
 */

/** @param {string} file @returns {Workflow} */
const workflow = (file) =>
  parse(readFileSync(`${folder}/${file}`, 'utf8'), { strict: true, uniqueKeys: true });
/** @param {Workflow} read */
const stepsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps);

describe('stages of the tests', () => {
  it('are all run where none is named, else those that are, in their order', () => {
    expect(wantedStages([])).toEqual(STAGES);
    expect(wantedStages(['e2e', 'check'])).toEqual(['check', 'e2e']);
  });

  it('are not taken for run under a name that is none of theirs', () => {
    expect(() => wantedStages(['units'])).toThrow('No such stage: units.');
  });

  it('are each a job of the workflow that tests changes, by the command that a submission must pass', () => {
    const { on, jobs } = workflow('test.yml');
    expect(jobs.test?.strategy?.matrix.stage).toEqual([...STAGES]);
    const commands = jobs.test?.steps.flatMap(({ run }) => run ?? []);
    expect(commands).toHaveLength(1);
    expect(commands?.[0]).toMatch(/^\.ci\/run \$\{\{ matrix\.stage \}\}$/);
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    expect(jobs.all?.needs).toBe('test');
    expect(readFileSync(at('.ci/run'), 'utf8')).toContain('exec npm test -- "$@"');
  });
});

describe.each(readdirSync(folder))('the workflow %s', (file) => {
  it('may read the sources and nothing else, unless a job says why', () => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
  });

  it('keeps no credentials in its folder, pins its actions, and ends by itself', () => {
    const read = workflow(file);
    const used = stepsOf(read).filter(({ uses }) => uses !== undefined);
    for (const { uses } of used) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const step of used.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
    for (const job of Object.values(read.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('puts nothing that a stranger can write into a command', () => {
    for (const { run = '' } of stepsOf(workflow(file))) expect(run).not.toMatch(/\$\{\{(?!\s*matrix\.)/);
  });
});
