import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { render } from './dist/server/render.js';

const page = readFileSync('dist/index.html', 'utf8').replace('<!--app-->', render());
const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://127.0.0.1').pathname);
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  try {
    const file = readFileSync(join('dist', path));
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(file);
  } catch {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
