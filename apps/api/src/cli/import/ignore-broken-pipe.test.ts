import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ignoreBrokenPipe } from './progress';

const API = fileURLToPath(new URL('../../..', import.meta.url));

it('a broken pipe ends the command quietly, with code 0', async () => {
  const args = ['--conditions=millrace-source', '--import', 'tsx', 'src/cli/import/main.ts', '--help'];
  const child = spawn(process.execPath, args, { cwd: API });
  // Before the program runs at all, let alone writes.
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect([code, said]).toEqual([0, '']);
}, 60_000);

it('hides no other failure', () => {
  const output = new PassThrough();
  ignoreBrokenPipe(output);
  expect(() => output.emit('error', Object.assign(new Error('disk'), { code: 'ENOSPC' }))).toThrow('disk');
});
