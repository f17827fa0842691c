import { ports } from './hosts';

/** Response of the web server without a browser: status, headers and page. */
export interface Served {
  status: number;
  headers: Headers;
  html: string;
  /** Redirect target without the host; empty if none. */
  location: string;
}

/**
 * Requests a path of the web server, without following redirects. Node does not resolve its host name.
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

/** Returns the text of the first element with a tag name, without the markup in it. */
export function textOf(html: string, name: string): string {
  const [, inner = ''] = new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 's').exec(html) ?? [];
  return plain(inner);
}

/** Returns the content of a `meta` element, by its name or property. */
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
