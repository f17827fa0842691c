/** The community whose widgets the projects embed: their host, of the packages that the project has installed. */
import { createServer } from 'node:http';
import { createEmbedHandler, embedListener } from '@millrace/widgets';

const none = async () => null;
const product = {
  id: 'd53ae804-391b-573e-ba6d-76a128774728',
  name: 'Preform silica glass',
  sector: 'optical-fiber',
  original_images: [],
  counts: { suppliers: 38, raw_materials: 24, applications: 17 },
};
const api = {
  product: async (id) => (id === product.id ? product : null),
  materials: none,
  applications: none,
  suppliers: none,
  company: none,
  productCount: none,
  event: none,
  events: none,
  posts: none,
};
const embed = embedListener(await createEmbedHandler({ webUrl: process.env.WEB_URL, api }));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

createServer((request, response) => {
  if (request.url.startsWith('/embed/v1/')) {
    request.url = request.url.slice('/embed/v1'.length);
    embed(request, response);
  } else if (request.url.startsWith('/art/')) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing);
  } else {
    response.writeHead(404).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
