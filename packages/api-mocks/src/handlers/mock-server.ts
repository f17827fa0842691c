import type { paths, User } from '@millrace/api-client';
import { type ViewerLevel, viewerLevel } from '@millrace/domain';
import { createOpenApiHttp } from 'openapi-msw';
import type { MockData } from '../data/mock-data';
import { refuse } from './refusals';

/** What the handlers of one set share. */
export interface MockServer {
  /** Makes typed handlers. */
  http: ReturnType<typeof createOpenApiHttp<paths>>;
  /** Who is signed in; null for a guest. */
  user: User | null;
  level: ViewerLevel;
  /** Changes stay until `resetMocks`. */
  data: MockData;
  /** Answers a creating request, and a repetition of it by its Idempotency-Key with the same. */
  once(request: Request, answer: () => Promise<Response> | Response): Promise<Response>;
}

let generation = 0;

/** Forgets every change made through the mocks, such as what was followed. For before each story or test. */
export function resetMocks(): void {
  generation += 1;
}

/** The shared state of one set of handlers. */
export function createMockServer(options: {
  baseUrl: string;
  user: User | null;
  makeData: () => MockData;
}): MockServer {
  const { baseUrl, user, makeData } = options;
  let made = -1;
  let data: MockData | undefined;
  let answers = new Map<string, Response>();

  const forget = () => {
    if (made === generation) return;
    made = generation;
    data = undefined;
    answers = new Map();
  };

  return {
    http: createOpenApiHttp<paths>({ baseUrl }),
    user,
    level: viewerLevel(user),
    get data() {
      forget();
      data ??= makeData();
      return data;
    },
    async once(request, answer) {
      forget();
      const key = request.headers.get('Idempotency-Key');
      const known = key === null ? undefined : answers.get(key);
      if (known !== undefined) return known.clone();
      const response = user === null ? refuse('signIn') : await answer();
      if (key !== null && response.ok) answers.set(key, response.clone());
      return response;
    },
  };
}
