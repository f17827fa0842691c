import { importCommand } from './command';
import { ignoreBrokenPipe } from './progress';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal stops at once and rolls back the current batch.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  });
}

for (const stream of [process.stdout, process.stderr]) ignoreBrokenPipe(stream);

process.exitCode = await importCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
});
