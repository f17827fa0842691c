import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { at, root } from './paths.mjs';

/** Environment of a tool: the workspace's own binaries come first, so that no global install is needed. */
export function toolEnv(extra = {}, cwd = root) {
  return {
    ...process.env,
    PATH: [`${cwd}/node_modules/.bin`, at('node_modules', '.bin'), process.env.PATH].join(delimiter),
    ...extra,
  };
}

/**
 * Runs a command with inherited stdio.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: toolEnv(env, cwd), stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} standard output and error, in the order they came
 */
export function capture(command, args, { cwd = root, env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env, cwd),
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
