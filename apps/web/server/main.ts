import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Build, createApp } from './app';
import { readConfig } from './config';

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const app = config.production
    ? await createApp(
        config,
        await import(pathToFileURL(join(config.folder, 'build', 'server', 'index.js')).href),
      )
    : await developmentApp();
  const server = createServer(app);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    process.stderr.write(
      taken ? `Port ${config.port} is taken; choose another with WEB_PORT.\n` : `${error.message}\n`,
    );
    process.exit(1);
  });
  server.listen(config.port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }

  async function developmentApp() {
    const { createServer: createVite } = await import('vite');
    const vite = await createVite({ root: config.folder, server: { middlewareMode: true } });
    const build: Build = () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Extract<Build, () => unknown>>;
    return createApp(config, build, vite.middlewares);
  }
}
