import { importCommand } from './command';
import { ignoreBrokenPipe } from './progress';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Whoever asks twice doesn't want to wait for the batch that is under way; it is undone.
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
