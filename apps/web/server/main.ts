import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveMetrics } from '@millrace/monitoring/metrics';
import { startTracing } from '@millrace/monitoring/tracing';
import { KEEP_ALIVE_MS, onStopSignals, shutDownGracefully } from '@millrace/serving';
import { type Build, createApp, type Readiness } from './app';
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
  const readiness: Readiness = { state: 'ready' };
  const app = config.production
    ? await createApp(
        config,
        await import(pathToFileURL(join(config.folder, 'build', 'server', 'index.js')).href),
        { metrics, readiness },
      )
    : await developmentApp();
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${portProblem(error, config.port, 'WEB_PORT')}\n`);
    process.exit(1);
  });
  server.listen({ port: config.port, host: config.host });
  if (config.metrics && metrics) {
    const { port } = config.metrics;
    await serveMetrics(config.metrics, metrics).catch((error: NodeJS.ErrnoException) => {
      process.stderr.write(`${portProblem(error, port, 'WEB_METRICS_ADDRESS')}\n`);
      process.exit(1);
    });
  }
  onStopSignals(
    async () => {
      readiness.state = 'stopping';
      await shutDownGracefully(server, config);
      process.exit(0);
    },
    () => process.exit(1),
  );

  async function developmentApp() {
    const { createServer: createVite } = await import('vite');
    const vite = await createVite({ root: config.folder, server: { middlewareMode: true } });
    const build: Build = () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Extract<Build, () => unknown>>;
    return createApp(config, build, { assets: vite.middlewares, metrics, readiness });
  }
}

function portProblem(error: NodeJS.ErrnoException, port: number, variable: string): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken; choose another with ${variable}.`
    : error.message;
}
