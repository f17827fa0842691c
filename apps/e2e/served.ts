import { ports } from './hosts';

/** What the web server sends without a browser: its status, its headers and its page. */
export interface Served {
  status: number;
  headers: Headers;
  html: string;
  /** Where it leads, without the host; empty where it leads nowhere. */
  location: string;
}

/**
 * Asks the web server for a path, and follows nothing. Node does not resolve the name of its host.
 *
 * @param headers Such as the cookie of a member.
 */
export async function ask(path: string, headers: Record<string, string> = {}): Promise<Served> {
  const origin = `http://localhost:${ports.web}`;
  const reply = await fetch(origin + path, { redirect: 'manual', headers });
  const location = reply.headers.get('location');
  const target = location === null ? undefined : new URL(location, origin);
  return {
    status: reply.status,
    headers: reply.headers,
    html: await reply.text(),
    location: target ? target.pathname + target.search : '',
  };
}

/** The text of the first element of a name, without what stands in its markup. */
export function textOf(html: string, name: string): string {
  const [, inner = ''] = new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 's').exec(html) ?? [];
  return plain(inner);
}

/** The content of a `meta` element, by its name or property. */
export function metaOf(html: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return plain(content);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (markup: string): string =>
  markup
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
