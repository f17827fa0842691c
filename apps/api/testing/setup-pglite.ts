import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle-program';
import { prepareTemplate } from './template';

/** Makes the template and the bundle before the tests start, so that they don't all make them at once. */
export async function setup(project: TestProject): Promise<void> {
  await prepareTemplate();
  project.provide('program', await bundleProgram());
}
