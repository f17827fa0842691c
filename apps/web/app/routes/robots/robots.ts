import type { Route } from './+types/robots';

/** Serves robots.txt, with the URL of the host's sitemap. @see GAP-026 */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /search',
    'Disallow: /*?login=',
    'Disallow: /*&login=',
    'Allow: /',
    '',
    `Sitemap: ${context.webUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
