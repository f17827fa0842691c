import { execFile } from 'node:child_process';

/**
 * Runs git.
 * @param {string} cwd
 * @param {string[]} args
 * @returns {Promise<string | undefined>} its output, or undefined if git failed
 */
export function git(cwd, ...args) {
  return new Promise((resolve) => {
    execFile('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
      resolve(error ? undefined : stdout.trim()),
    );
  });
}
