import type { paths, User } from '@millrace/api-client';
import { type ViewerLevel, viewerLevel } from '@millrace/domain';
import { createOpenApiHttp } from 'openapi-msw';
import type { MockData } from '../data/mock-data';
import { refuse } from './refusals';

/** Shared state of one set of handlers. */
export interface MockServer {
  /** Creates typed handlers. */
  http: ReturnType<typeof createOpenApiHttp<paths>>;
  /** Signed-in user; null for a guest. */
  user: User | null;
  level: ViewerLevel;
  /** Data; changes last until `resetMocks`. */
  data: MockData;
  /** Responds to a creating request, and to a retry with the same Idempotency-Key with the same response. */
  once(request: Request, answer: () => Promise<Response> | Response): Promise<Response>;
}

let generation = 0;

/** Reverts every change made through the mocks. Call it before each story or test. */
export function resetMocks(): void {
  generation += 1;
}

/** Creates the shared state of one set of handlers. */
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
