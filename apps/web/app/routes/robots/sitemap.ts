import type { Route } from './+types/sitemap';
import { sitemapPaths } from './sitemap-paths.server';

/** Serves the sitemap. @see GAP-026, https://www.sitemaps.org/protocol.html */
export async function loader({ context }: Route.LoaderArgs) {
  const urls = (await sitemapPaths(context)).map(
    (path) => `<url><loc>${escapeXml(context.webUrl + path)}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}

// Paths are percent-encoded, so only these two characters need escaping in XML.
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
