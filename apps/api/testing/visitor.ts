/** A reply, its body read. */
export interface VisitorReply<Body> {
  status: number;
  headers: Headers;
  /** Of a JSON reply; undefined for any other. */
  body: Body;
  text: string;
}

/** What goes along with a request. */
export interface VisitOptions {
  headers?: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read a reply without saying its type; a wrong name fails them.
type AnyBody = any;

const SESSION = 'millrace_session';

/** Somebody with a browser: keeps cookies and doesn't follow redirects. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /** @param webUrl The site whose pages send the requests; null is a program. */
  constructor(
    readonly apiUrl: string,
    private readonly webUrl: string | null = null,
  ) {}

  /** The session's cookie as it is sent, name and all. */
  get sessionCookie(): string | null {
    // Prefixed, where the server takes itself to be on https.
    const kept = [...this.cookies].find(([name]) => name.endsWith(SESSION));
    return kept ? kept.join('=') : null;
  }

  get(path: string, options?: VisitOptions): Promise<VisitorReply<AnyBody>> {
    return this.send('GET', path, undefined, options);
  }

  post(path: string, json: unknown, options?: VisitOptions): Promise<VisitorReply<AnyBody>> {
    return this.send('POST', path, json, options);
  }

  put(path: string, json: unknown, options?: VisitOptions): Promise<VisitorReply<AnyBody>> {
    return this.send('PUT', path, json, options);
  }

  delete(path: string, options?: VisitOptions): Promise<VisitorReply<AnyBody>> {
    return this.send('DELETE', path, undefined, options);
  }

  /** Posts a form as a page does. */
  postForm(
    path: string,
    fields: Record<string, string>,
    options?: VisitOptions,
  ): Promise<VisitorReply<AnyBody>> {
    return this.send('POST', path, new URLSearchParams(fields), options);
  }

  /**
   * Sends a request.
   *
   * @param body A form or bytes are sent as they are, all else as JSON.
   */
  async send(
    method: string,
    path: string,
    body?: unknown,
    { headers = {} }: VisitOptions = {},
  ): Promise<VisitorReply<AnyBody>> {
    const isPlain =
      body === undefined ||
      typeof body === 'string' ||
      body instanceof URLSearchParams ||
      body instanceof FormData ||
      body instanceof Uint8Array;
    const reply = await fetch(new URL(path, this.apiUrl), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.webUrl && method !== 'GET' && { Origin: this.webUrl }),
        ...(this.cookies.size > 0 && {
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(!isPlain && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain ? (body as RequestInit['body']) : JSON.stringify(body) }),
    });
    for (const cookie of reply.headers.getSetCookie()) this.keep(cookie);
    const text = await reply.text();
    const isJson = text !== '' && reply.headers.get('content-type')?.startsWith('application/json');
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  private keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
