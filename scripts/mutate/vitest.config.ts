/** The tests that Stryker runs: the named projects of the workspace, in one worker, each file with modules of its own. */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import workspace from '../../vitest.config';

const sandbox = join(import.meta.dirname, '..', '..');
/** Stryker links the installed packages into its copy; those of the workspace would lead out of it again. */
const original = dirname(realpathSync(join(sandbox, 'node_modules')));
const stayInside: Plugin = {
  name: 'stay-inside-the-sandbox',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!id.startsWith('@millrace/')) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace(original, sandbox) };
  },
};

const named = (process.env.MUTATE_PROJECTS ?? '').split(',');
const projects = (workspace.test?.projects ?? []).filter(
  (project): project is TestProjectInlineConfiguration =>
    typeof project === 'object' && 'test' in project && named.includes(String(project.test?.name)),
);

export default defineConfig({
  ...workspace,
  root: sandbox,
  test: {
    projects: projects.map((project) => ({
      ...project,
      root: sandbox,
      plugins: [stayInside, ...(project.plugins ?? [])],
      test: {
        ...project.test,
        isolate: true,
        maxWorkers: 1,
        retry: 0,
        // What these read is the workspace, not a source file.
        exclude: [...(project.test?.exclude ?? []), 'scripts/**', '.storybook/**', 'apps/e2e/**'],
      },
    })),
  },
});
