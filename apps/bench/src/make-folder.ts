import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStack } from './release-stack';

/** Creates a temporary folder that is deleted after the work. */
export function makeFolder(stack: ReleaseStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  stack.add(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
