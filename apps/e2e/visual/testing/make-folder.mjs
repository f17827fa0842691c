import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a temporary folder for one test.
 * @param {Record<string, string>} [files] their contents by path
 */
export function makeFolder(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-visual-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFolder(folder, files);
  return folder;
}

/** @param {string} folder @param {Record<string, string>} files their contents by path */
export function writeFolder(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
