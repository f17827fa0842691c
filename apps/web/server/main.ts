import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveMetrics } from '@millrace/monitoring/metrics';
import { startTracing } from '@millrace/monitoring/tracing';
import { type Build, createApp } from './app';
import { readConfig } from './config';
import { openMetrics } from './metrics';

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  startTracing();
  const metrics = config.metrics && openMetrics(config.buildVersion);
  const app = config.production
    ? await createApp(
        config,
        await import(pathToFileURL(join(config.folder, 'build', 'server', 'index.js')).href),
        { metrics },
      )
    : await developmentApp();
  const server = createServer(app);
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${portProblem(error, config.port, 'WEB_PORT')}\n`);
    process.exit(1);
  });
  server.listen(config.port);
  if (config.metrics && metrics) {
    const { port } = config.metrics;
    await serveMetrics(config.metrics, metrics).catch((error: NodeJS.ErrnoException) => {
      process.stderr.write(`${portProblem(error, port, 'WEB_METRICS_ADDRESS')}\n`);
      process.exit(1);
    });
  }
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
    return createApp(config, build, { assets: vite.middlewares, metrics });
  }
}

function portProblem(error: NodeJS.ErrnoException, port: number, variable: string): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken; choose another with ${variable}.`
    : error.message;
}
