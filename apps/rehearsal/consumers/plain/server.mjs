/** A journal without a framework: one page, the tokens as its style sheet, and a host of widgets of its own. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { aProduct } from '@millrace/api-mocks';
import { createEmbedHandler, embedListener } from '@millrace/widgets';

const port = Number(process.env.PORT);
const webUrl = `http://127.0.0.1:${port}`;
const product = aProduct({ name: 'Preform silica glass', sector: 'optical-fiber' });
const none = async () => null;

const handle = await createEmbedHandler({
  webUrl,
  api: {
    product: async (id) => (id === product.id ? product : null),
    materials: none,
    applications: none,
    suppliers: none,
    company: none,
    productCount: none,
    event: none,
    events: none,
    posts: none,
  },
});
const embed = embedListener(handle);

const theme = readFileSync(fileURLToPath(import.meta.resolve('@millrace/ui/theme.css')));
const loader = await handle({ method: 'GET', url: '/millrace.js', headers: {} });
const [, version] = /embed\/v1\/([0-9a-f]{8})\//.exec(String(loader.body));
const integrity = `sha384-${createHash('sha384').update(loader.body).digest('base64')}`;
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8')
  .replace('{id}', product.id)
  .replace('{version}', version)
  .replace('{integrity}', integrity);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

createServer((request, response) => {
  const { pathname } = new URL(request.url, webUrl);
  if (pathname.startsWith('/embed/v1/')) {
    request.url = request.url.slice('/embed/v1'.length);
    embed(request, response);
  } else if (pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  } else if (pathname === '/theme.css') {
    response.writeHead(200, { 'content-type': 'text/css' }).end(theme);
  } else if (pathname.startsWith('/art/') || pathname === '/favicon.ico') {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing);
  } else {
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1');
