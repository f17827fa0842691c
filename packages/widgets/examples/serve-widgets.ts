/* A server of widgets that counts what it gives to which site. */
import { createServer, type Server } from 'node:http';
import { createEmbedHandler, type EmbedApi, embedListener, keepReleases } from '@millrace/widgets';

/** @param api Reads as a guest. @returns A server that answers what lies below `/embed/v1/`, not yet listening. */
export async function serveWidgets(api: EmbedApi, views: Map<string, number>): Promise<Server> {
  const folder = '/var/lib/millrace/widget-releases';
  const handle = await createEmbedHandler({
    api,
    webUrl: 'https://www.millrace.example',
    earlier: await keepReleases(folder),
    onEvents: ({ site, events }) => views.set(site, (views.get(site) ?? 0) + events.length),
  });
  const listen = embedListener(handle);
  return createServer((request, response) => {
    request.url = (request.url ?? '/').replace(/^\/embed\/v1/, '');
    void listen(request, response);
  });
}
