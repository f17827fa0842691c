import { type Client, createClient } from '../transport/client';

/** A request as the network saw it, with its body as text. */
export interface SeenRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Headers;
  credentials: RequestCredentials;
  body: string;
}

/** What the network answers: a reply, or something thrown. */
export type Answer = Response | Error;

/** A client on a network that answers what it is told and remembers what it saw. */
export function stubbedClient(answerTo: (request: SeenRequest, count: number) => Answer | Promise<Answer>): {
  client: Client;
  seen: SeenRequest[];
} {
  const seen: SeenRequest[] = [];
  const client = createClient({
    baseUrl: 'https://api.millrace.example',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const sight = {
        method: request.method,
        address: pathname + search,
        headers: request.headers,
        credentials: request.credentials,
        body: await request.clone().text(),
      };
      seen.push(sight);
      if (request.signal.aborted) throw request.signal.reason;
      const answer = await answerTo(sight, seen.length);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, seen };
}

/** A JSON reply. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
