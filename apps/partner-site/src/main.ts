import { createServer } from 'node:http';
import { readConfig } from './config';
import { createSite } from './site';

const config = readConfig(process.env);
const server = createServer(createSite(config));
server.listen(config.port);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
