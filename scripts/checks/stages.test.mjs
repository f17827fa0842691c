import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { at } from '../workspace/paths.mjs';
import { BUDGETS, readTestArguments, STAGES } from './stages.mjs';

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
  it('all run without arguments, else those that are named, in their order', () => {
    expect(readTestArguments([]).stages).toEqual(STAGES);
    expect(readTestArguments(['e2e', 'check']).stages).toEqual(['check', 'e2e']);
  });

  it('take a commit to compare with, and both engines by night', () => {
    expect(readTestArguments(['unit', '--since', 'main'])).toEqual({
      stages: ['unit'],
      since: 'main',
      bothEngines: false,
      nightly: false,
    });
    expect(readTestArguments(['--nightly']).bothEngines).toBe(true);
  });

  it('refuse an unknown stage, an unknown option, and an option without its value', () => {
    expect(() => readTestArguments(['units'])).toThrow('Unknown stage: units.');
    expect(() => readTestArguments(['--fast'])).toThrow('Unknown option: --fast.');
    expect(() => readTestArguments(['--since'])).toThrow('--since needs a commit');
  });

  it('have budgets that add up to 25 minutes', () => {
    expect(Object.values(BUDGETS).reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(1500);
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
