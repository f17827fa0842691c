import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

const LIST = `<!doctype html><link rel="icon" href="data:,">${['webpack', 'rollup', 'esbuild', 'parcel']
  .map((name) => `<a href="${name}/">${name}</a>`)
  .join(' ')}`;

/** Serves the bundles, each from the folder of its bundler. */
createServer(async (request, response) => {
  const path = new URL(request.url, 'http://host').pathname;
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const file =
    path === '/' ? LIST : await readFile(new URL(`dist${name}`, import.meta.url)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(file);
}).listen(process.env.PORT, '127.0.0.1');
