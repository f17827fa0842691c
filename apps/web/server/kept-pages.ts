import { LRUCache } from 'lru-cache';
import { hasToken } from './security-headers';

/** How long a page is kept, in milliseconds. What was removed since may be seen until then while the API is away. */
const KEPT_MS = 24 * 3_600_000;

/** Larger pages, and longer addresses, are not kept: a few would take the place of all others. */
const PAGE_MAX_BYTES = 2 ** 20;
const ADDRESS_MAX = 500;

/** A request for a page. */
export interface PageAsked {
  method: string;
  /** The site that it was asked of. */
  webUrl: string;
  /** Path and query. */
  address: string;
  cookie: string | undefined;
  language: string;
  /** Of this reply's Content-Security-Policy. */
  nonce: string;
}

/** A page as it was rendered for another guest. */
export interface KeptPage {
  /** With the nonce of this reply in place of that of the reply it was rendered for. */
  html(): string;
  /** As they were, and the page's age in seconds. */
  headers(): Headers;
  /** Tells that it is shown. */
  shown(): void;
}

/** What one request has to do with kept pages. */
export interface Keeping {
  /** Whether the API has failed to answer something of the page. Set while it is loaded. */
  apiFailed: boolean;
  /** What is kept of the page for whoever asks; null without anything, and for members. */
  readonly kept: KeptPage | null;
  /** Whether the page may be kept. */
  readonly mayKeep: boolean;
  keep(html: string, headers: Headers): void;
  /** Keeps the page in no language any more: it is gone. */
  forget(): void;
}

interface Entry {
  /** The page, cut where the nonce stood. */
  parts: readonly string[];
  headers: readonly (readonly [string, string])[];
  keptAt: number;
}

/** Of one address, by language. */
type Versions = ReadonlyMap<string, Entry>;

/**
 * Public pages as guests have last seen them, in memory, those not asked for longest let go first. They are shown while
 * the API is away, and never to anybody who is signed in.
 */
export class KeptPages {
  private readonly pages: LRUCache<string, Versions> | null;

  /**
   * @param maxBytes What all of them may take; 0 keeps none.
   * @param onShown Is told of each page that is shown.
   */
  constructor(
    maxBytes: number,
    private readonly onShown: () => void = () => undefined,
  ) {
    this.pages =
      maxBytes === 0
        ? null
        : new LRUCache({
            maxSize: maxBytes,
            ttl: KEPT_MS,
            sizeCalculation: (versions, key) =>
              [...versions.values()].reduce((sum, entry) => sum + bytesOf(entry), 2 * key.length),
          });
  }

  /** Begins a request. */
  visit(asked: PageAsked): Keeping {
    const { pages } = this;
    const isPublic = pages !== null && isForGuests(asked);
    const key = `${asked.webUrl}${asked.address}`;
    const entry = isPublic ? pages.get(key)?.get(asked.language) : undefined;
    return {
      apiFailed: false,
      kept: entry ? this.shownAs(entry, asked.nonce) : null,
      mayKeep: isPublic && asked.method === 'GET',
      keep: (html, headers) => {
        if (!pages || isOnlyForOne(headers) || html.length > PAGE_MAX_BYTES) return;
        const version: Entry = {
          parts: html.split(asked.nonce),
          headers: [...headers],
          keptAt: Date.now(),
        };
        pages.set(key, new Map([...(pages.peek(key) ?? []), [asked.language, version]]));
      },
      forget: () => {
        if (isPublic) pages.delete(key);
      },
    };
  }

  private shownAs({ parts, headers, keptAt }: Entry, nonce: string): KeptPage {
    return {
      html: () => parts.join(nonce),
      headers: () => {
        const all = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
        all.set('Age', String(Math.floor((Date.now() - keptAt) / 1000)));
        return all;
      },
      shown: this.onShown,
    };
  }
}

function isForGuests({ method, address, cookie = '' }: PageAsked): boolean {
  const [path = ''] = address.split('?');
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/(?:^|;\s*)[^=;]*session=/i.test(cookie) &&
    address.length <= ADDRESS_MAX &&
    !hasToken(path)
  );
}

/** A page that sets a cookie, or that says itself that nobody may keep it. */
const isOnlyForOne = (headers: Headers): boolean =>
  headers.has('Set-Cookie') || /no-store/.test(headers.get('Cache-Control') ?? '');

// Two bytes for each letter, as of a page that has one beyond Latin.
const bytesOf = ({ parts }: Entry): number => parts.reduce((sum, part) => sum + 2 * part.length, 500);
