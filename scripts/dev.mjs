/** `npm run dev`: API, community and partner site from source, rebuilt as files change. Ctrl+C stops them. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { requireFreePorts } from './workspace/ports.mjs';
import { toolEnv } from './workspace/process.mjs';
import { services } from './workspace/services.mjs';

requireSupportedNode();
const parts = services(process.env);
await requireFreePorts(parts);
await ensureInstalled();
const children = parts.map((part) => {
  const cwd = at('apps', part.name);
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd,
    env: toolEnv({ NODE_ENV: 'development', ...part.env }, cwd),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      for (const line of String(chunk).trimEnd().split('\n')) console.log(`${part.name.padEnd(12)} ${line}`);
    });
  }
  child.on('exit', (code) => console.log(`${part.name.padEnd(12)} stopped (exit code ${code})`));
  return child;
});
for (const part of parts) console.log(`  ${part.title.padEnd(14)} ${part.url}`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) if (child.pid) process.kill(-child.pid, 'SIGTERM');
    process.exit(0);
  });
}
